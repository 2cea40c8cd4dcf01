import type { TypeForm } from '@oktant/contract/learning/courses/learning-types.ts'

/** A type of something to learn with. */
export const typeForm = (values: Partial<TypeForm> = {}): TypeForm => ({
  name: { en: 'Case study', de: 'Fallbeispiel' },
  description: { en: '', de: '' },
  icon: 'bulb',
  ...values,
})
