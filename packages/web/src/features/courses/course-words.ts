import { componentCategory } from '@oktant/contract/constants.ts'
import type { ContainerState } from '@oktant/contract/containers.ts'
import { courseMessages } from '@oktant/contract/messages/courses.ts'
import { learningMessages } from '@oktant/contract/messages/learning.ts'
import { requestsMessages } from '@oktant/contract/messages/requests.ts'
import { containerType } from '@oktant/contract/segments.ts'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '../../lib/api/api-error.ts'
import { useMessage } from '../../lib/words/message.ts'

const kinds: Partial<Record<number, 'document' | 'video' | 'embeddedPage' | 'externalWindow'>> = {
  [componentCategory.document]: 'document',
  [componentCategory.video]: 'video',
  [componentCategory.embeddedPage]: 'embeddedPage',
  [componentCategory.externalWindow]: 'externalWindow',
}
const types: Partial<Record<number, 'topic' | 'levels' | 'course'>> = {
  [containerType.topic]: 'topic',
  [containerType.topicLevels]: 'levels',
  [containerType.course]: 'course',
}

/** What authors call things. */
export function useCourseWords() {
  const { t } = useTranslation('courses')
  return {
    kind: (categoryId: number | null) => t(`kind.${kinds[categoryId ?? 0] ?? 'other'}`),
    type: (typeId: number | null) => t(`type.${types[typeId ?? 0] ?? 'other'}`),
    state: (state: ContainerState) => t(`state.${state}`),
  }
}

const messages = { ...requestsMessages, ...courseMessages, ...learningMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Words what the server found wrong with a course or a component, in the catalogue's words. */
export function useFaultWords() {
  const message = useMessage()
  return ({ code, message: said, value }: FieldError) =>
    isMessage(code) ? message(messages[code], value ? [value] : []) : said
}
