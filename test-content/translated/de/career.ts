import { translate } from '#content/translate.ts';
import { careerItems as english } from '../career.ts';

export { careerConnections } from '../career.ts';

const title = 'Softwareentwicklerin';

export const careerItems = translate(english, {
  query: { title, company: 'Ein Datenbankunternehmen', project: 'Beobachtung' },
  vendor: { title, company: 'Ein Datenbankhersteller', project: 'Atlas' },
  games: { title, company: 'Ein Spieleanalyst', project: 'Spieleanalyse' },
  vogro: { title: 'Mitgründerin', project: 'Einkäufe von Freiwilligen' },
  monitoring: { title: 'Dateningenieurin', company: 'Ein Überwacher', project: 'Umsatz' },
  work: { title, company: 'Ein Arbeitsplaner', project: 'Infrastruktur' },
  marketing: { title: `${title} II`, company: 'Eine Werbeplattform', project: 'Katalysator' },
  mining: { title: 'Gründerin', company: 'Ein Bergbauunternehmen', project: 'Bergbau' },
});
