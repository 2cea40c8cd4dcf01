import type { CertificateDesign } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { describe, expect, test } from 'vitest'
import {
  copyName,
  faultsOfDesign,
  faultsOfName,
  faultsOfPictures,
  picturesOf,
  refuse,
  tidied,
} from './certificate-templates.rules.ts'

const text = (en: string, de = '') => ({ en, de })
const design: CertificateDesign = {
  orientation: 'landscape',
  colour: '',
  logo: 'none',
  logoId: null,
  heading: text('Certificate', 'Zertifikat'),
  intro: text(''),
  statement: text(''),
  note: text(''),
  signatories: [],
  showsQr: true,
}
const signatory = (name: string, title = text(''), pictureId: number | null = null) => ({
  name,
  title,
  pictureId,
})

describe('a template is kept', () => {
  const kept = (own: Partial<CertificateDesign>) =>
    tidied({ name: 'Deck', design: { ...design, ...own } }).design

  test('without spaces around what it says, its colour in small letters', () => {
    const loose = text(' so  far ', '\tso ')
    const tidy = text('so  far', 'so')
    const said = { heading: loose, intro: loose, statement: loose, note: loose }
    expect(tidied({ name: ' Deck ', design: { ...design, ...said, colour: ' #3D3DA3 ' } })).toEqual({
      name: 'Deck',
      design: { ...design, heading: tidy, intro: tidy, statement: tidy, note: tidy, colour: '#3d3da3' },
    })
  })

  test.for([
    ['own', 8, 8],
    ['company', 8, null],
    ['none', 8, null],
    ['own', null, null],
  ] as const)('with the logo “%s” and picture %s as picture %s', ([logo, logoId, expected]) => {
    expect(kept({ logo, logoId })).toMatchObject({ logo, logoId: expected })
  })

  test('with each signatory of whom something is said, in order', () => {
    const signatories = [
      signatory(' Ada '),
      signatory(' ', text(' ', '\t')),
      signatory('', text(' Captain ')),
      signatory('', text('', ' Kapitän ')),
      signatory('', text(''), 8),
    ]
    expect(kept({ signatories }).signatories).toEqual([
      signatory('Ada'),
      signatory('', text('Captain')),
      signatory('', text('', 'Kapitän')),
      signatory('', text(''), 8),
    ])
  })
})

const required = (field: string) => ({ field, code: 'required', message: 'required', value: '' })
const stranger = (field: string, value: string) => ({
  field,
  code: 'placeholder_unknown',
  message: `${value} is not a placeholder of this template`,
  value,
})
const colourInvalid = {
  field: 'design.colour',
  code: 'colour_invalid',
  message: 'Please give a colour as #RRGGBB, such as #3D3DA3',
  value: '',
}

describe('a design is wrong', () => {
  test.for<[string, Partial<CertificateDesign>, faults: object[]]>([
    ['in nothing', {}, []],
    ['without a heading', { heading: text('') }, [required('design.heading')]],
    ['not with one in a single language', { heading: text('', 'Urkunde') }, []],
    ['not with one in the other', { heading: text('Award') }, []],
    ['not in a colour of six digits', { colour: '#3d3da3' }, []],
    ['in a colour that is none', { colour: 'blue' }, [colourInvalid]],
    ['in a colour of three digits', { colour: '#33a' }, [colourInvalid]],
    ['where its own logo is not there', { logo: 'own' }, [required('design.logo')]],
    ['not where it is', { logo: 'own', logoId: 8 }, []],
    ['not where the company’s is meant', { logo: 'company' }, []],
    [
      'at each signatory without a name',
      { signatories: [signatory('Ada'), signatory('', text('Captain')), signatory('', text(''), 8)] },
      [required('design.signatories.1.name'), required('design.signatories.2.name')],
    ],
    [
      'at each place at once, from above to below',
      { heading: text(''), colour: 'blue', logo: 'own', signatories: [signatory('')], note: text('{x}') },
      [
        required('design.heading'),
        colourInvalid,
        required('design.logo'),
        required('design.signatories.0.name'),
        stranger('design.note.en', '{x}'),
      ],
    ],
  ])('%s', ([, own, faults]) => {
    expect(faultsOfDesign({ ...design, ...own })).toEqual(faults)
  })

  test.for([
    ['{fullName} {firstName} {surname} {course}', null],
    ['{date}, {mark} %, {number}, {companyName}', null],
    ['no word at all', null],
    ['For {nickname}', '{nickname}'],
    ['For {fullName} alias {nickname} of {crew}', '{nickname}'],
    ['For {FullName}', '{FullName}'],
    ['For { fullName }', '{ fullName }'],
    ['For {}', '{}'],
    ['For {fullName', '{'],
    ['For fullName}', '}'],
    ['For {{fullName}}', '{'],
    ['For {fullName} and }', '}'],
    ['{ before {nickname}', '{nickname}'],
  ] as const)('“%s” names what it has no word for: %s', ([said, unknown]) => {
    for (const field of ['heading', 'intro', 'statement', 'note'] as const)
      expect(faultsOfDesign({ ...design, [field]: text('For you', said) })).toEqual(
        unknown === null ? [] : [stranger(`design.${field}.de`, unknown)],
      )
  })

  test('in each language of a text', () => {
    expect(faultsOfDesign({ ...design, intro: text('{one}', '{two}') })).toEqual([
      stranger('design.intro.en', '{one}'),
      stranger('design.intro.de', '{two}'),
    ])
  })

  test('whatever sign stands in the braces, the message says it as it is', () => {
    expect(faultsOfDesign({ ...design, note: text('{$&}') })).toEqual([stranger('design.note.en', '{$&}')])
  })
})

test.for([
  ['', [required('name')]],
  ['Deck', []],
  ['ANCHOR', [{ ...required('name'), code: 'name_taken', message: 'This name is already in use' }]],
] as const)('the name “%s” is wrong: %j', ([name, faults]) => {
  expect(faultsOfName(name, ['anchor'])).toEqual(faults)
})

test('a copy is called by the first number that is free', () => {
  expect(copyName('Deck', [])).toBe('Deck (2)')
  expect(copyName('Deck', ['deck (2)', 'deck (3)'])).toBe('Deck (4)')
})

test('what is wrong is refused at its places, and nothing else', () => {
  const errors = [colourInvalid]
  expect(() => refuse([])).not.toThrow()
  expect(() => refuse(errors)).toThrow(
    expect.objectContaining({ code: 'certificate_template_invalid', details: { errors } }),
  )
})

describe('the pictures of a design', () => {
  const signatories = [signatory('Ada', text(''), 8), signatory('Bo'), signatory('Cy', text(''), 9)]
  const unknown = (field: string) => ({
    field,
    code: 'picture_unknown',
    message: 'Please upload this picture again',
    value: '',
  })

  test.for<[Partial<CertificateDesign>, number[]]>([
    [{}, []],
    [{ logoId: 7 }, [7]],
    [{ signatories }, [8, 9]],
    [{ logoId: 7, signatories }, [7, 8, 9]],
  ])('of %j are %j', ([own, pictures]) => {
    expect(picturesOf({ ...design, ...own })).toEqual(pictures)
  })

  test.for<[string, known: number[], places: string[]]>([
    ['all are there', [7, 8, 9], []],
    ['none is there', [], ['design.logo', 'design.signatories.0.picture', 'design.signatories.2.picture']],
    ['the logo is not there', [8, 9], ['design.logo']],
    ['a signature is not there', [7, 8], ['design.signatories.2.picture']],
  ])('are uploaded again where they are not there: %s', ([, known, places]) => {
    const found = faultsOfPictures({ ...design, logoId: 7, signatories }, new Set(known))
    expect(found).toEqual(places.map(unknown))
  })

  test('that are not named are not missed', () => {
    expect(faultsOfPictures({ ...design, signatories: [signatory('Bo')] }, new Set())).toEqual([])
  })
})
