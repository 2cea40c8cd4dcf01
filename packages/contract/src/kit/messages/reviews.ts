/** Performance and development reviews (PDR). */
export const reviewsMessages = {
  pdr_submit_confirm: {
    en: 'You cannot change anything after submitting. Submit now?',
    de: 'Nach dem Absenden können Sie nichts mehr ändern. Jetzt absenden?',
  },
  pdr_objectives_count: {
    en: 'Please set 3 to 5 SMART objectives',
    de: 'Bitte setzen Sie 3 bis 5 SMARTe Ziele',
  },
  pdr_objective_incomplete: {
    en: 'Please complete the name and the details of every objective',
    de: 'Bitte ergänzen Sie bei jedem Ziel Namen und Beschreibung',
  },
  'pdr.status.0': {
    en: 'User completes part A',
    de: 'Mitarbeitende füllen Teil A aus',
  },
  'pdr.status.1': {
    en: 'With the manager',
    de: 'Bei der Führungskraft',
  },
  'pdr.status.2': {
    en: 'Part A meeting to take place',
    de: 'Gespräch zu Teil A steht aus',
  },
  'pdr.status.3': {
    en: 'Part A completed',
    de: 'Teil A abgeschlossen',
  },
  'pdr.status.4': {
    en: 'Awaiting acceptance',
    de: 'Wartet auf Zustimmung',
  },
  'pdr.status.5': {
    en: 'Completed',
    de: 'Abgeschlossen',
  },
  'pdr.status.6': {
    en: 'Rejected',
    de: 'Zurückgewiesen',
  },
  'pdr.status.7': {
    en: 'Incomplete/closed',
    de: 'Unvollständig/geschlossen',
  },
  'pdr.section.NEW_PDR': {
    en: 'New',
    de: 'Neu',
  },
  'pdr.section.USER_COMPLETED': {
    en: 'User completed',
    de: 'Von Mitarbeitenden ausgefüllt',
  },
  'pdr.section.MANAGER_COMPLETED': {
    en: 'Manager completed',
    de: 'Von der Führungskraft ausgefüllt',
  },
  'pdr.section.AWAITING_ACCEPTANCE': {
    en: 'Awaiting acceptance',
    de: 'Wartet auf Zustimmung',
  },
  'pdr.section.AWAITING_ACCEPTANCE_SECTION_C': {
    en: 'Section C awaiting acceptance',
    de: 'Abschnitt C wartet auf Zustimmung',
  },
  'pdr.section.USER_ACCEPTED': {
    en: 'User accepted',
    de: 'Von Mitarbeitenden angenommen',
  },
  'pdr.section.USER_REJECTED': {
    en: 'User rejected',
    de: 'Von Mitarbeitenden zurückgewiesen',
  },
  'pdr.section.INCOMPLETE': {
    en: 'Incomplete',
    de: 'Unvollständig',
  },
  'objective.status.NOT_STARTED': {
    en: 'Not started',
    de: 'Nicht begonnen',
  },
  'objective.status.ON_GOING': {
    en: 'Ongoing',
    de: 'Laufend',
  },
  'objective.status.ON_HOLD': {
    en: 'On hold',
    de: 'Zurückgestellt',
  },
  'objective.status.COMPETED': {
    en: 'Completed',
    de: 'Abgeschlossen',
  },
  'objective.status.SUPERSEDED': {
    en: 'Superseded',
    de: 'Ersetzt',
  },
  'objective.status.DELETE': {
    en: 'Delete',
    de: 'Löschen',
  },
} as const
