import type { DiagramForm } from '@oktant/contract/learning/courses/diagrams.ts'
import { describe, expect, test } from 'vitest'
import { faultAt, faultsOf, refuse, tidied } from './diagrams.rules.ts'

const text = (en: string, de = '') => ({ en, de })
const loose = text(' On deck ', '\tAn Deck ')
const tidy = text('On deck', 'An Deck')
const picture = { fileId: 4, alt: text('A deck') }
const area = { containerId: 3, label: text(''), x: 0, y: 0, width: 100, height: 100 }
const form: DiagramForm = {
  title: text('Ship'),
  description: text(''),
  picture: null,
  isShown: false,
  areas: [],
}

describe('a diagram is kept', () => {
  test('without spaces around its words', () => {
    const areas = [{ ...area, label: loose }, area]
    const own = { title: loose, description: loose, picture: { ...picture, alt: loose }, areas }
    expect(tidied({ ...form, ...own })).toEqual({
      ...form,
      title: tidy,
      description: tidy,
      picture: { ...picture, alt: tidy },
      areas: [{ ...area, label: tidy }, area],
    })
  })

  test('without a picture where it has none, and with what else came along', () => {
    expect(tidied({ ...form, revision: 4 })).toEqual({ ...form, revision: 4 })
  })
})

describe('a diagram is wrong', () => {
  const outside = (index: number) => ({
    field: `areas.${index}`,
    code: 'area_outside',
    message: 'This area reaches beyond the picture',
  })
  const missing = (field: string) => ({ field, code: 'required', message: 'required' })

  test.for<[string, Partial<DiagramForm>, faults: object[]]>([
    ['in nothing', {}, []],
    ['not with a title in German alone', { title: text('', 'Schiff') }, []],
    ['without a title', { title: text('') }, [missing('title')]],
    ['when people see it and it has no picture', { isShown: true }, [missing('picture')]],
    ['not when it has one', { isShown: true, picture }, []],
    ['not where an area ends at the edges', { areas: [{ ...area, x: 900, y: 900 }] }, []],
    ['where one reaches beyond the right edge', { areas: [{ ...area, x: 901 }] }, [outside(0)]],
    ['where one reaches beyond the lower edge', { areas: [{ ...area, y: 901 }] }, [outside(0)]],
    [
      'at each such area',
      { areas: [{ ...area, x: 999 }, area, { ...area, y: 999 }] },
      [outside(0), outside(2)],
    ],
    [
      'at each place at once, from above to below',
      { title: text(''), isShown: true, areas: [{ ...area, x: 901, y: 901 }] },
      [missing('title'), missing('picture'), outside(0)],
    ],
  ])('%s', ([, own, faults]) => {
    expect(faultsOf({ ...form, ...own })).toEqual(faults)
  })

  test('and refused for it, never for nothing', () => {
    const errors = [faultAt('areas.0', 'choice_unknown')]
    expect(errors).toEqual([
      { field: 'areas.0', code: 'choice_unknown', message: 'Please choose something that there is' },
    ])
    expect(() => refuse([])).not.toThrow()
    expect(() => refuse(errors)).toThrow(
      expect.objectContaining({ code: 'diagram_invalid', details: { errors } }),
    )
  })
})
