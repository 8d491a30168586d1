import type * as english from './en.ts';

export type UiStrings = typeof english.strings;
export type UiArticleStrings = typeof english.articleStrings;

/** A type whose fields are optional, in nested groups, too. */
type DeepPartial<Value> = {
  [Key in keyof Value]?: Value[Key] extends (...values: never[]) => string
    ? Value[Key]
    : Value[Key] extends object
      ? DeepPartial<Value[Key]>
      : Value[Key];
};

/** Strings that replace those of the language. Keep the parameters in ${}. */
export type Strings = DeepPartial<UiStrings>;
export type ArticleStrings = DeepPartial<UiArticleStrings>;
