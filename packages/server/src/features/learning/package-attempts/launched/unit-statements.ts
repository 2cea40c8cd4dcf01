import { randomUUID } from 'node:crypto'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import { formatDuration } from '@oktant/runtime/time.ts'
import type { JsonObject } from '../../record-store/record-store.ts'
import {
  activityOf,
  activityTypes,
  categories,
  extensions,
  reasonExtension,
  type VerbName,
  verbs,
} from './unit-words.ts'

/** For whom and of what the platform itself speaks. */
export type Speaking = {
  actor: JsonObject
  registration: string
  session: string
  publicUrl: string
  componentId: number
  now: Date
}
export type Unit = Pick<
  PackageItem,
  'id' | 'masteryScore' | 'dataFromLms' | 'moveOn' | 'launch' | 'entitlementKey'
>

/** NOTE: cmi5 has a first of its words where a manifest says none. */
export const moveOnOf = ({ moveOn }: Unit) => moveOn || 'NotApplicable'
export const masteryOf = ({ masteryScore }: Unit) => (masteryScore === '' ? null : Number(masteryScore))

/** What each statement of a launch carries (cmi5 10, contextTemplate). */
export const contextTemplate = (session: string, publisherId: string) => ({
  contextActivities: { grouping: [{ id: publisherId }] },
  extensions: { [extensions.session]: session },
})

type Said = { verb: VerbName; of: string; object?: JsonObject; result?: JsonObject; extensions?: JsonObject }

function statementOf(speaking: Speaking, { verb, of, object, result, extensions: more }: Said): JsonObject {
  const template = contextTemplate(speaking.session, of)
  const isJudged = result?.success !== undefined || result?.completion !== undefined
  return {
    id: randomUUID(),
    actor: speaking.actor,
    verb: { id: verbs[verb], display: { 'en-US': verb } },
    object: object ?? { objectType: 'Activity', id: activityOf(speaking, of) },
    ...(result && { result }),
    context: {
      registration: speaking.registration,
      contextActivities: {
        ...template.contextActivities,
        category: [{ id: categories.cmi5 }, ...(isJudged ? [{ id: categories.moveOn }] : [])],
      },
      extensions: { ...template.extensions, ...more },
    },
    timestamp: speaking.now.toISOString(),
  }
}

export function launchedStatement(
  speaking: Speaking,
  { unit, mode, address }: { unit: Unit; mode: string; address: string },
) {
  const mastery = masteryOf(unit)
  return statementOf(speaking, {
    verb: 'launched',
    of: unit.id,
    extensions: {
      [extensions.mode]: mode,
      [extensions.address]: address,
      [extensions.moveOn]: moveOnOf(unit),
      ...(mastery !== null && { [extensions.mastery]: mastery }),
      ...(unit.dataFromLms && { [extensions.parameters]: unit.dataFromLms }),
    },
  })
}

export const abandonedStatement = (speaking: Speaking, item: string, milliseconds: number) =>
  statementOf(speaking, {
    verb: 'abandoned',
    of: item,
    result: { duration: formatDuration(Math.max(0, Math.floor(milliseconds / 10))) },
  })

export const waivedStatement = (speaking: Speaking, item: string, reason: string) =>
  statementOf(speaking, {
    verb: 'waived',
    of: item,
    result: { success: true, completion: true, extensions: { [reasonExtension]: reason } },
  })

/** Blocks and the whole, which has no item; `by` is the unit with which they came to be met. */
export const satisfiedStatements = (speaking: Speaking, satisfied: readonly string[], by: string) =>
  satisfied.map((item) =>
    statementOf(speaking, {
      verb: 'satisfied',
      of: item || by,
      object: {
        objectType: 'Activity',
        id: activityOf(speaking, item),
        definition: { type: item ? activityTypes.block : activityTypes.course },
      },
    }),
  )

/** How somebody likes it, until their content says otherwise (cmi5 11). */
export const preferencesOf = (language: string): JsonObject => ({
  languagePreference: language,
  audioPreference: 'on',
})

/** The document that content reads first (cmi5 10). */
export function launchData(unit: Unit, { session, mode }: { session: string; mode: string }): JsonObject {
  const mastery = masteryOf(unit)
  return {
    contextTemplate: contextTemplate(session, unit.id),
    launchMode: mode,
    moveOn: moveOnOf(unit),
    ...(mastery !== null && { masteryScore: mastery }),
    ...(unit.dataFromLms && { launchParameters: unit.dataFromLms }),
    ...(unit.entitlementKey && { entitlementKey: { courseStructure: unit.entitlementKey } }),
  }
}
