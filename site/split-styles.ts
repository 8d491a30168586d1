import postcss from 'postcss';

/** Takes what is only for print out of a style sheet: no first paint on a screen waits for it. */
export function splitStyles(sheet: string) {
  const screen = postcss.parse(sheet.trim());
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule.remove().nodes);
  });
  return { screen: screen.toString(), print: print.toString() };
}
