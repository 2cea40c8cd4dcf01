/** The pattern of everything that contains these letters; a wildcard that somebody types is a letter like others. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
