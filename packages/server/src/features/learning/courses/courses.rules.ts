import { containerType } from '@oktant/contract/learning/segments.ts'
import type { ChildForm, EditionForm } from '@oktant/contract/learning/courses/containers.ts'
import { isDay } from '@oktant/contract/kit/days.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

export const folderTypes: readonly number[] = [containerType.topic, containerType.topicLevels]
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
  { title, expiryDate = null }: Pick<EditionForm, 'title'> & Partial<Pick<EditionForm, 'expiryDate'>>,
  children: readonly ChildForm[] = [],
): FieldError[] {
  return [
    ...(isEmpty(trimmed(title)) ? [faultAt('title', 'required')] : []),
    ...(expiryDate === null || isDay(expiryDate) ? [] : [faultAt('expiryDate', 'day_unknown')]),
    ...children.flatMap((child, index) => faultsOfChild(child, `children.${index}`)),
  ]
}

function faultsOfChild({ componentId, nestedId, eventId, unlock }: ChildForm, field: string): FieldError[] {
  const isOne = [componentId, nestedId, eventId ?? null].filter((one) => one !== null).length === 1
  const day = unlock.by === 'date' ? unlock.from : undefined
  return [
    ...(isOne ? [] : [faultAt(field, 'choice_unknown')]),
    ...(unlock.by === 'date' && !isDay(day ?? '') ? [faultAt(`${field}.unlock.from`, 'day_unknown')] : []),
    ...(unlock.by === 'some' && !unlock.count ? [faultAt(`${field}.unlock.count`, 'required')] : []),
  ]
}

type Texts = Omit<EditionForm, 'title' | 'description'>

/** What an edition says beside its words, from whatever else stands with it. */
export const settingsOf = (from: Texts): Texts => ({
  keywords: from.keywords,
  minutes: from.minutes,
  difficulty: from.difficulty,
  openToVisitors: from.openToVisitors,
  featured: from.featured,
  passMark: from.passMark,
  showBestResults: from.showBestResults,
  includeChildFolder: from.includeChildFolder,
  expiryDate: from.expiryDate,
  expiryPeriod: from.expiryPeriod,
  nextIds: from.nextIds,
})

/** What a course says before its author has said anything else. */
export const firstSettings: Texts = {
  keywords: [],
  minutes: null,
  difficulty: null,
  openToVisitors: false,
  featured: false,
  passMark: null,
  showBestResults: false,
  includeChildFolder: true,
  expiryDate: null,
  expiryPeriod: null,
  nextIds: [],
}

/** How something stands at a place, without what is known of the thing itself. */
export const placeForm = ({
  childId,
  componentId,
  nestedId,
  eventId = null,
  enabled,
  scoring,
  unlock,
  openToVisitors = false,
}: ChildForm) => ({
  childId,
  componentId,
  nestedId,
  eventId,
  enabled,
  scoring,
  unlock,
  openToVisitors,
})

export const unknownAt = (field: string): FieldError => faultAt(field, 'choice_unknown')
