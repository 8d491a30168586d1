import type { StartFiles } from '../deferred-start.ts';
import { hydratedEvent } from '../hydrated-event.ts';
import { inlineScript } from './inline-script.ts';

const modulePreload = /<link rel="modulepreload"[^>]*\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** The inline scripts of React Router: the place to scroll to, then its context and its data, for the module. */
const inlineScripts = /<script>([\s\S]*?)<\/script>/g;

/**
 * Takes React Router's module script and its preload hints, which a browser fetches before the first paint, out of
 * a prerendered page and puts app/deferred-start.ts with the same files in their place. The other inline scripts move
 * into it: what they do is for the module, and every script costs a hash in the policy, twice. Their elements stay,
 * empty, where React looks for them.
 *
 * @param libraries addresses of the scripts to start first, one by one.
 * @throws where the page does not look as React Router 8.4 writes it.
 */
export async function deferScripts(html: string, libraries: string[]): Promise<string> {
  const [, source] = html.match(moduleScript) ?? [];
  if (!source) throw new Error('the page has no React Router module script to defer');
  const files: StartFiles = { libraries, ...startFiles(source) };
  const [restoreScroll = '', ...others] = [...html.matchAll(inlineScripts)].map(([, code = '']) => code);
  if (!restoreScroll.includes('sessionStorage'))
    throw new Error('the page does not restore its scroll first');
  // Only a page that was left before has a place to go back to: others need not wait for storage, which may also be
  // refused. React Router only needs them to have a key.
  const calls = `const wasLeft = Boolean(history.state?.key);
    if (wasLeft) try { ${restoreScroll} } catch {}
    startDeferred(${JSON.stringify(files)}, ${JSON.stringify(hydratedEvent)}, () => {
      if (!wasLeft) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
      ${others.join(';')}
    })`;
  const code = await inlineScript('app/deferred-start.ts', calls);
  return html
    .replace(modulePreload, '')
    .replace(inlineScripts, '<script></script>')
    .replace(moduleScript, () => `<script>${code}</script>`);
}

/** Reads the files to load from the script that React Router would load them with. */
export function startFiles(source: string): Omit<StartFiles, 'libraries'> {
  const manifest = source.match(/import "([^"]+)";/)?.[1];
  const entry = source.match(/import\("([^"]+)"\)/)?.[1];
  const files = new Map(
    [...source.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, file]) => [name, file]),
  );
  const routes = [...source.matchAll(/"([^"]+)":\s*(route\d+)/g)].map(([, id, name]) => [
    id,
    files.get(name),
  ]);
  if (!manifest || !entry || routes.length === 0 || routes.some(([, file]) => !file))
    throw new Error(`cannot read React Router's module script:\n${source}`);
  return { manifest, entry, routes: Object.fromEntries(routes) };
}
