import { containerType } from '@oktant/contract/segments.ts'
import type { ChildForm, EditionForm } from '@oktant/contract/containers.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import { messages } from '@oktant/contract/messages.ts'
import { fail, type FieldError } from '../../http/fail.ts'

const folderTypes: readonly number[] = [containerType.topic, containerType.topicLevels]
export const authoredTypes: readonly number[] = [...folderTypes, containerType.course]
export const isFolder = (typeId: number) => folderTypes.includes(typeId)

export const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })
const isEmpty = ({ en, de }: LocalText) => en === '' && de === ''

type Code = 'required' | 'choice_unknown' | 'day_unknown'
const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

export function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw fail('container_invalid', { errors })
}

/** What is wrong with what was typed, whatever the database holds. */
export function faultsOf(
  { title }: Pick<EditionForm, 'title'>,
  children: readonly ChildForm[] = [],
): FieldError[] {
  return [
    ...(isEmpty(trimmed(title)) ? [faultAt('title', 'required')] : []),
    ...children.flatMap((child, index) => faultsOfChild(child, `children.${index}`)),
  ]
}

function faultsOfChild({ componentId, nestedId, unlock }: ChildForm, field: string): FieldError[] {
  const isOne = (componentId === null) !== (nestedId === null)
  const day = unlock.by === 'date' ? unlock.from : undefined
  return [
    ...(isOne ? [] : [faultAt(field, 'choice_unknown')]),
    ...(unlock.by === 'date' && !isDay(day ?? '') ? [faultAt(`${field}.unlock.from`, 'day_unknown')] : []),
    ...(unlock.by === 'some' && !unlock.count ? [faultAt(`${field}.unlock.count`, 'required')] : []),
  ]
}

/** A day that the calendar has. */
function isDay(text: string) {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export const unknownAt = (field: string): FieldError => faultAt(field, 'choice_unknown')
