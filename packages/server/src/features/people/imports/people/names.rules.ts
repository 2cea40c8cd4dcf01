const separated = /(?<!\\)\|/

/** The names in a cell; a bar inside a name stands behind a backslash. */
export const namesIn = (text: string) =>
  text
    .split(separated)
    .map((name) => name.replaceAll('\\|', '|').trim())
    .filter((name) => name !== '')
export const joinedNames = (names: readonly string[]) =>
  names.map((name) => name.replaceAll('|', '\\|')).join(' | ')
