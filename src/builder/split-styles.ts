import postcss from 'postcss';

/** Separates print styles, so that no first paint on a screen waits for them. */
export function splitStyles(sheet: string) {
  const screen = postcss.parse(sheet.trim());
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule.remove().nodes);
  });
  return { screen: screen.toString(), print: print.toString() };
}
