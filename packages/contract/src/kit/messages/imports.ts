/** Words for what may be wrong with a file, or with a line of it. */
export const importMessages = {
  import_not_found: {
    en: 'Unable to find this import',
    de: 'Dieser Import wurde nicht gefunden',
  },
  import_not_csv: {
    en: 'This is not a text file with separated values (CSV)',
    de: 'Das ist keine Textdatei mit getrennten Werten (CSV)',
  },
  import_empty: {
    en: 'This file has no lines below its headings',
    de: 'Diese Datei hat unter den Überschriften keine Zeilen',
  },
  import_too_wide: {
    en: 'This file has too many columns',
    de: 'Diese Datei hat zu viele Spalten',
  },
  import_too_long: {
    en: 'This file has more lines than one import takes; please divide it',
    de: 'Diese Datei hat mehr Zeilen, als ein Import aufnimmt; bitte teilen Sie sie auf',
  },
  import_columns_invalid: {
    en: 'Please give each field at most one column, and every mandatory field one',
    de: 'Bitte ordnen Sie jedem Feld höchstens eine und jedem Pflichtfeld eine Spalte zu',
  },
  import_busy: {
    en: 'This import is at another step by now',
    de: 'Dieser Import ist inzwischen bei einem anderen Schritt',
  },
  import_confirmation_needed: {
    en: 'Please type the number of people who will be deactivated',
    de: 'Bitte geben Sie die Anzahl der Personen ein, die stillgelegt werden',
  },
  import_doer_gone: {
    en: 'Whoever began this may no longer do it',
    de: 'Wer das begonnen hat, darf es nicht mehr tun',
  },
  'import.line.cell_formula': {
    en: 'This cell begins like a formula',
    de: 'Diese Zelle beginnt wie eine Formel',
  },
  'import.line.cell_too_long': {
    en: 'This cell is too long',
    de: 'Diese Zelle ist zu lang',
  },
  'import.line.cell_unreadable': {
    en: 'This cell has characters that cannot be read; is the encoding right?',
    de: 'Diese Zelle enthält unlesbare Zeichen; stimmt die Zeichenkodierung?',
  },
  'import.line.cells_missing': {
    en: 'This line has fewer cells than there are headings',
    de: 'Diese Zeile hat weniger Zellen, als es Überschriften gibt',
  },
  'import.line.cells_too_many': {
    en: 'This line has more cells than there are headings',
    de: 'Diese Zeile hat mehr Zellen, als es Überschriften gibt',
  },
  'import.line.quote_open': {
    en: 'A quotation mark on this line is not closed',
    de: 'Ein Anführungszeichen in dieser Zeile wird nicht geschlossen',
  },
  'import.line.empty': {
    en: 'This line is empty',
    de: 'Diese Zeile ist leer',
  },
  'import.line.repeated': {
    en: 'Line %s is about the same already',
    de: 'Um dasselbe geht es bereits in Zeile %s',
  },
  'import.line.value_too_long': {
    en: 'This is too long',
    de: 'Das ist zu lang',
  },
  'import.line.value_unknown': {
    en: '“%s” is not known here',
    de: '„%s“ ist hier nicht bekannt',
  },
  'import.line.value_ambiguous': {
    en: '“%s” could be one of several',
    de: '„%s“ ist mehrdeutig',
  },
  'import.line.value_misfit': {
    en: '“%s” does not fit here',
    de: '„%s“ passt hier nicht',
  },
  'import.line.value_taken': {
    en: 'Somebody else has “%s” already',
    de: '„%s“ hat bereits jemand anders',
  },
  'import.line.manager_line_faulty': {
    en: 'The line manager stands on line %s, which is in error or left out',
    de: 'Die Führungskraft steht in Zeile %s, die fehlerhaft ist oder ausgelassen wird',
  },
  'import.line.person_unknown': {
    en: 'There is nobody with “%s”',
    de: 'Es gibt niemanden mit „%s“',
  },
  'import.line.own_account': {
    en: 'Nobody changes their own status or profiles by an import',
    de: 'Niemand ändert den eigenen Status oder die eigenen Profile durch einen Import',
  },
  'import.line.profile_beyond': {
    en: 'You may not give or take “%s”',
    de: 'Sie dürfen „%s“ weder geben noch nehmen',
  },
  'import.line.exists': {
    en: 'This exists already',
    de: 'Das gibt es bereits',
  },
  'import.line.new': {
    en: 'This does not exist yet',
    de: 'Das gibt es noch nicht',
  },
  'import.line.touched': {
    en: 'Somebody has changed this since',
    de: 'Das hat inzwischen jemand geändert',
  },
  'import.line.in_use': {
    en: 'This is in use by now',
    de: 'Das wird inzwischen verwendet',
  },
  'import.line.unexpected': {
    en: 'This line could not be applied',
    de: 'Diese Zeile konnte nicht angewendet werden',
  },
  'import.outcome.create': {
    en: 'New',
    de: 'Neu',
  },
  'import.outcome.change': {
    en: 'Changed',
    de: 'Geändert',
  },
  'import.outcome.unchanged': {
    en: 'Unchanged',
    de: 'Unverändert',
  },
  'import.outcome.skip': {
    en: 'Skipped',
    de: 'Übersprungen',
  },
  'import.outcome.error': {
    en: 'Error',
    de: 'Fehler',
  },
  'import.outcome.deactivate': {
    en: 'Deactivated',
    de: 'Stillgelegt',
  },
} as const
