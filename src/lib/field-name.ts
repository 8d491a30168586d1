import type { ESTree } from 'vite';

/** The name of an object's field. */
export const fieldName = (property: ESTree.Node) => {
  if (property.type !== 'Property' || property.computed) return undefined;
  const { key } = property;
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? `${key.value}` : undefined;
};
