import type { ContainerState } from '@oktant/contract/learning/courses/containers.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useTranslation } from 'react-i18next'

/** The colour of a word for where a course stands. */
export const stateTones = { draft: 'warn', active: 'ok', archived: undefined } as const

const types: Partial<Record<number, 'topic' | 'levels' | 'course'>> = {
  [containerType.topic]: 'topic',
  [containerType.topicLevels]: 'levels',
  [containerType.course]: 'course',
}

const touched = ['learners', 'hidden', 'groups', 'assigned', 'groupsAgain', 'assignedAgain'] as const
/** How what a change of many courses touches is worded. */
export const touchedAs = (what: string) => touched.find((name) => name === what) ?? 'learners'

/** What authors call things. */
export function useCourseWords() {
  const { t } = useTranslation('courses')
  return {
    type: (typeId: number | null) => t(`type.${types[typeId ?? 0] ?? 'other'}`),
    state: (state: ContainerState) => t(`state.${state}`),
  }
}
