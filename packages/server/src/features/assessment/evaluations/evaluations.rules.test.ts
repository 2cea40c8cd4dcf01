import { blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { EvaluationForm, EvaluationItem } from '@oktant/contract/assessment/evaluations.ts'
import { describe, expect, test } from 'vitest'
import type { Drawable } from './draw.rules.ts'
import { cleaned, refuseEvaluation } from './evaluations.rules.ts'

const text = (en: string, de = '') => ({ en, de })
const item: EvaluationItem = {
  questionId: null,
  bankId: null,
  tag: '',
  difficulty: null,
  count: 1,
  mandatory: false,
}
const asks = (questionId: number) => ({ ...item, questionId })
const draws = (count: number, own: Partial<EvaluationItem> = {}) => ({ ...item, bankId: 2, count, ...own })

const form: EvaluationForm = {
  title: text(' Knots ', ' Knoten\n'),
  description: text('\tAll of them. ', ' Alle. '),
  keywords: [' rope', 'knot ', 'rope', ' '],
  minutes: 20,
  settings: { ...blankSettings, retryLimit: 1 },
  items: [draws(3, { tag: ' reef ' }), asks(1)],
}

test('an evaluation is kept tidy, each of its keywords once', () => {
  expect(cleaned(form)).toEqual({
    ...form,
    title: text('Knots', 'Knoten'),
    description: text('All of them.', 'Alle.'),
    keywords: ['rope', 'knot'],
    items: [draws(3, { tag: 'reef' }), asks(1)],
  })
})

describe('an evaluation is refused', () => {
  const question = (id: number, own: Partial<Drawable> = {}): Drawable => ({
    id,
    bankId: 2,
    status: 'active',
    difficulty: 'medium',
    tags: [],
    versionId: 1,
    ...own,
  })
  const candidates = [question(1), question(2, { tags: ['reef'] }), question(3, { status: 'inactive' })]
  const refusal = (items: EvaluationItem[], title = text('Knots')) => {
    try {
      refuseEvaluation({ ...form, title, items }, candidates, new Set([2]))
      return null
    } catch (error) {
      const { code, details } = error as { code: string; details: { errors: object[] } }
      return { code, errors: details.errors }
    }
  }
  const unknown = (field: string) => ({
    field,
    code: 'choice_unknown',
    message: 'Please choose something that there is',
  })
  const tooMany = (field: string, value: string) => ({
    field,
    code: 'draw_too_large',
    message: `There are only ${value} such questions to draw from`,
    value,
  })

  test.for<[string, EvaluationItem[], errors: object[] | null]>([
    ['not for a question by name and a draw', [asks(1), draws(1)], null],
    ['not for a question that is switched off and stays named', [asks(3)], null],
    ['not for a draw of all that there are', [draws(2)], null],
    [
      'for a draw of more than any may have',
      [draws(201)],
      [
        {
          field: 'items.0.count',
          code: 'number_out_of_range',
          message: 'Please enter a whole number from 1 to 200',
        },
        tooMany('items.0.count', '2'),
      ],
    ],
    ['for a draw of one more', [draws(3)], [tooMany('items.0.count', '2')]],
    ['for a draw of what an item before it took', [draws(2), draws(1)], [tooMany('items.1.count', '0')]],
    ['for a draw of what is asked by name', [draws(2), asks(1)], [tooMany('items.0.count', '1')]],
    ['for a draw by a tag that too few have', [draws(2, { tag: 'reef' })], [tooMany('items.0.count', '1')]],
    ['for a question that is not there', [asks(1), asks(9)], [unknown('items.1')]],
    [
      'for a bank that is not there, and not for what it lacks',
      [draws(5, { bankId: 9 })],
      [unknown('items.0')],
    ],
    [
      'for a question that is asked twice',
      [asks(1), asks(1)],
      [{ field: 'items.1', code: 'question_twice', message: 'This question is asked already' }],
    ],
    [
      'for having no question',
      [],
      [{ field: 'items', code: 'evaluation_empty', message: 'Please add at least one question' }],
    ],
  ])('%s', ([, items, errors]) => {
    expect(refusal(items)).toEqual(errors && { code: 'evaluation_invalid', errors })
  })

  test('without a title, in the words of the catalogue, and for its items too', () => {
    expect(refusal([asks(9)], text(' ', ' '))).toEqual({
      code: 'evaluation_invalid',
      errors: [{ field: 'title', code: 'required', message: 'required' }, unknown('items.0')],
    })
  })

  test('for an item that names neither a question nor a bank', () => {
    expect(refusal([item])?.errors).toContainEqual(unknown('items.0'))
    expect(refusal([{ ...item, bankId: 9 }])?.errors).toEqual([unknown('items.0')])
  })
})
