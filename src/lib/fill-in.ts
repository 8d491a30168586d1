/** Where a value is in a text of islands, whose file of strings can contain no function. */
export const placeholder = '{}';

export const fillIn = (text: string, value: string) => text.replace(placeholder, () => value);
