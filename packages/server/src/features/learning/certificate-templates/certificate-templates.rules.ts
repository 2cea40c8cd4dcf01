import {
  type CertificateDesign,
  type CertificateTemplateForm,
  certificateWords,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { languages, type LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import { isColour } from '../../../mail/templates/colours.rules.ts'

type Code =
  | 'required'
  | 'name_taken'
  | 'colour_invalid'
  | 'letters_missing'
  | 'placeholder_unknown'
  | 'picture_unknown'
const faultAt = (field: string, code: Code, value = ''): FieldError => ({
  field,
  code,
  message: withValues(messages[code].en, value),
  value,
})

export function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw fail('certificate_template_invalid', { errors })
}

const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })
const texts = ['heading', 'intro', 'statement', 'note'] as const

/** Without spaces around; a signatory of whom nothing is said is none. */
export function tidied({ name, design }: CertificateTemplateForm): CertificateTemplateForm {
  const signatories = design.signatories
    .map((one) => ({ ...one, name: one.name.trim(), title: trimmed(one.title) }))
    .filter((one) => one.name || one.title.en || one.title.de || one.pictureId !== null)
  const said = Object.fromEntries(texts.map((field) => [field, trimmed(design[field])]))
  const colour = design.colour.trim().toLowerCase()
  const logoId = design.logo === 'own' ? design.logoId : null
  return { name: name.trim(), design: { ...design, ...said, colour, logoId, signatories } }
}

const words: readonly string[] = certificateWords
const inBraces = /\{([^{}]*)\}/g

function unknownIn(text: string) {
  const stranger = [...text.matchAll(inBraces)].find(([, name = '']) => !words.includes(name))
  return stranger?.[0] ?? /[{}]/.exec(text.replace(inBraces, ''))?.[0]
}

function faultsOfText(design: CertificateDesign, field: (typeof texts)[number]): FieldError[] {
  return languages.flatMap((language) => {
    const unknown = unknownIn(design[field][language])
    return unknown ? [faultAt(`design.${field}.${language}`, 'placeholder_unknown', unknown)] : []
  })
}

/** Letters that no font of the sheet can draw, at the fields in which they stand. */
export function faultsOfLetters(
  design: CertificateDesign,
  missingIn: (text: string) => string[],
): FieldError[] {
  const said = [
    ...texts.flatMap((field) =>
      languages.map((language) => [`design.${field}.${language}`, design[field][language]] as const),
    ),
    ...design.signatories.flatMap(({ name, title }, index) => [
      [`design.signatories.${index}.name`, name] as const,
      ...languages.map(
        (language) => [`design.signatories.${index}.title.${language}`, title[language]] as const,
      ),
    ]),
  ]
  return said.flatMap(([field, text]) => {
    const missing = missingIn(text)
    return missing.length > 0 ? [faultAt(field, 'letters_missing', missing.join(' '))] : []
  })
}

/** What is wrong with a design, whatever the database holds. */
export function faultsOfDesign(design: CertificateDesign): FieldError[] {
  const { heading, colour, logo, logoId, signatories } = design
  return [
    ...(heading.en || heading.de ? [] : [faultAt('design.heading', 'required')]),
    ...(colour && !isColour(colour) ? [faultAt('design.colour', 'colour_invalid')] : []),
    ...(logo === 'own' && logoId === null ? [faultAt('design.logo', 'required')] : []),
    ...signatories.flatMap(({ name }, index) =>
      name ? [] : [faultAt(`design.signatories.${index}.name`, 'required')],
    ),
    ...texts.flatMap((field) => faultsOfText(design, field)),
  ]
}

/** NOTE: courses choose a template by its name, so none has that of another. */
export function faultsOfName(name: string, taken: readonly string[]) {
  if (!name) return [faultAt('name', 'required')]
  return taken.includes(name.toLowerCase()) ? [faultAt('name', 'name_taken')] : []
}

/** What a copy is called: the name with the first number that is free. */
export function copyName(name: string, taken: readonly string[]) {
  const named = (number: number): string => {
    const next = `${name.slice(0, 93)} (${number})`
    return taken.includes(next.toLowerCase()) ? named(number + 1) : next
  }
  return named(2)
}

/** The pictures that a design names. */
export const picturesOf = ({ logoId, signatories }: CertificateDesign) =>
  [logoId, ...signatories.map(({ pictureId }) => pictureId)].filter((id) => id !== null)

export function faultsOfPictures(design: CertificateDesign, known: ReadonlySet<number>): FieldError[] {
  const { logoId, signatories } = design
  return [
    ...(logoId !== null && !known.has(logoId) ? [faultAt('design.logo', 'picture_unknown')] : []),
    ...signatories.flatMap(({ pictureId }, index) =>
      pictureId !== null && !known.has(pictureId)
        ? [faultAt(`design.signatories.${index}.picture`, 'picture_unknown')]
        : [],
    ),
  ]
}
