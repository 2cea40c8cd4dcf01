import {
  type AuthoredCategory,
  type ComponentForm,
  completionsOf,
} from '@oktant/contract/learning/components/components.ts'
import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

const isEmpty = ({ en, de }: LocalText) => en === '' && de === ''

/** Which are shown from a file, or may be. */
const withFiles: readonly number[] = [componentCategory.document, componentCategory.video]
export const hasFiles = (categoryId: number) => withFiles.includes(categoryId)
const needsFile = (categoryId: number, { media }: ComponentForm) =>
  categoryId === componentCategory.video && !media?.fileIds.en && !media?.fileIds.de

const withAddress: readonly number[] = [componentCategory.embeddedPage, componentCategory.externalWindow]

type PictureCode = 'not_an_image' | 'image_dimensions'
type Code = 'required' | 'choice_unknown' | 'address_unsafe' | 'component_file_misplaced' | PictureCode
const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

export function refuseUntitled(title: LocalText) {
  if (isEmpty(title)) throw fail('component_invalid', { errors: [faultAt('title', 'required')] })
}

/**
 * What was found elsewhere: fields of files that stand with another component, whether its type is there, and what is
 * wrong with the pictures in its texts.
 */
type Known = {
  misplaced?: readonly string[]
  isOfUnknownType?: boolean
  isLinkedUnknown?: boolean
  pictures?: readonly { field: string; code: PictureCode }[]
}

/** NOTE: a package says itself when somebody is through with it. */
const completionsFor = (categoryId: number): readonly string[] | undefined =>
  isPackage(categoryId) ? ['opened'] : completionsOf[categoryId as AuthoredCategory]

/** What is wrong with a component of this category, said at its field. */
export function refuseFaults(
  categoryId: number,
  form: ComponentForm,
  { misplaced = [], isOfUnknownType = false, isLinkedUnknown = false, pictures = [] }: Known = {},
) {
  const completions = completionsFor(categoryId)
  const errors = [
    ...(isEmpty(form.title) ? [faultAt('title', 'required')] : []),
    ...(completions?.includes(form.completion) ? [] : [faultAt('completion', 'choice_unknown')]),
    ...(withAddress.includes(categoryId) && !isSafeAddress(form.url)
      ? [faultAt('url', 'address_unsafe')]
      : []),
    ...(needsFile(categoryId, form) ? [faultAt('media.fileIds.en', 'required')] : []),
    ...(isOfUnknownType ? [faultAt('contentType', 'choice_unknown')] : []),
    ...(isLinkedUnknown ? [faultAt('linkedComponent', 'choice_unknown')] : []),
    ...pictures.map(({ field, code }) => faultAt(field, code)),
    ...misplaced.map((field) => faultAt(field, 'component_file_misplaced')),
  ]
  if (errors.length > 0) throw fail('component_invalid', { errors })
}

/** An address that a browser may open from here: of the web, encrypted, and without a password in it. */
export function isSafeAddress(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hostname !== ''
}
