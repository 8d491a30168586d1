interface ImportMetaEnv {
  /** Whether there are articles, case studies or later pages of the index: what is only for them, others do not get. */
  readonly HAS_DOCUMENTS: boolean;
}
