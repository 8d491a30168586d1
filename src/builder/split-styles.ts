import postcss from 'postcss';

/** Separates print styles, so that they do not delay the first paint on a screen. */
export function splitStyles(styleSheet: string) {
  const screen = postcss.parse(styleSheet.trim());
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule.remove().nodes);
  });
  return { screen: screen.toString(), print: print.toString() };
}
