/** A field that a company asks of its people; called alike in both languages. */
export const ownField = {
  id: 3,
  name: 'seat',
  label: { en: 'Desk 4711', de: 'Desk 4711' },
  description: { en: '', de: '' },
  clazz: 'User',
  inputType: 'normal' as const,
  textArea: false,
  dateField: false,
  mandatory: true,
  customFieldOptions: [],
  values: [],
}

export const noOptions = {
  projects: [],
  learningGroups: [],
  jobRoles: [],
  localities: [],
  profiles: [],
  firstProfileIds: [],
  seats: { taken: 1, bought: 10 },
}
