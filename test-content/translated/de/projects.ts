import { translate } from '#content/translate.ts';
import { projects as english } from '../projects.ts';

export const projects = translate(english, {
  'LLM Usage': {
    description: 'Damit Rechnungen für KI-Schnittstellen niemanden mehr überraschen.',
  },
  ChytBot: { description: 'Ein KI-Assistent für die Websites von Unternehmen.' },
  'Pause It': { description: 'Hält die Musik an, sobald ein Video läuft.' },
});
