import type { Activity } from '@oktant/runtime/scorm2004/library.ts'
import type { Findings } from './findings.ts'
import * as words from './sequencing-words.ts'
import { attributeOf, childOf, childText, childrenOf, textOf, type XmlElement } from './xml.ts'

type Objective = NonNullable<Activity['primaryObjective']>
type ObjectiveMap = NonNullable<Objective['mapInfo']>[number]
type Rules = NonNullable<Activity['sequencingRules']>
type Rule = NonNullable<Rules['preConditionRules']>[number]
type RollupRule = NonNullable<Activity['rollupRules']>['rules'][number]
type Reading = { findings: Findings; collection: ReadonlyMap<string, XmlElement> }

const isSaid = (text: string) => text !== ''
const flag = (element: XmlElement | undefined, name: string, otherwise: boolean) => {
  const text = attributeOf(element, name).toLowerCase()
  return isSaid(text) ? text === 'true' || text === '1' : otherwise
}

function numberOf(text: string) {
  const value = Number(text)
  return isSaid(text) && Number.isFinite(value) ? value : undefined
}

function wordIn<T extends string>(known: readonly T[], text: string, line: number, findings: Findings) {
  const word = known.find((one) => one === text)
  if (word === undefined && isSaid(text)) findings.note('value_unknown', line, text)
  return word
}

/** What an activity says itself stands above what it shares with others by a reference. */
function partOf(element: XmlElement | undefined, name: string, { collection }: Reading) {
  const own = childOf(element, 'sequencing')
  return childOf(own, name) ?? childOf(collection.get(attributeOf(own, 'IDRef')), name)
}

function mapOf(element: XmlElement): ObjectiveMap {
  return {
    targetObjectiveID: attributeOf(element, 'targetObjectiveID'),
    readSatisfiedStatus: flag(element, 'readSatisfiedStatus', true),
    readNormalizedMeasure: flag(element, 'readNormalizedMeasure', true),
    writeSatisfiedStatus: flag(element, 'writeSatisfiedStatus', false),
    writeNormalizedMeasure: flag(element, 'writeNormalizedMeasure', false),
  }
}

/** What the 4th edition adds to a map, in a list of its own. */
function addedOf(element: XmlElement): Partial<ObjectiveMap> {
  const parts = ['CompletionStatus', 'ProgressMeasure', 'RawScore', 'MinScore', 'MaxScore']
  const entries = parts.flatMap((part) => [
    [`read${part}`, flag(element, `read${part}`, true)],
    [`write${part}`, flag(element, `write${part}`, false)],
  ])
  return Object.fromEntries(entries)
}

function mapsOf(objective: XmlElement, added: readonly XmlElement[]): ObjectiveMap[] {
  const more = added.filter(
    (one) => attributeOf(one, 'objectiveID') === attributeOf(objective, 'objectiveID'),
  )
  const moreMaps = more.flatMap((one) => childrenOf(one, 'mapInfo'))
  const target = (map: XmlElement) => attributeOf(map, 'targetObjectiveID')
  const own = childrenOf(objective, 'mapInfo')
  const plain = own.map((map) => {
    const same = moreMaps.find((one) => target(one) === target(map))
    return { ...mapOf(map), ...(same && addedOf(same)) }
  })
  const alone = moreMaps.filter((map) => !own.some((one) => target(one) === target(map)))
  const silent = { readSatisfiedStatus: false, readNormalizedMeasure: false }
  return [...plain, ...alone.map((map) => ({ ...mapOf(map), ...silent, ...addedOf(map) }))]
}

function objectiveOf(element: XmlElement, added: readonly XmlElement[]): Objective {
  const measure = numberOf(childText(element, 'minNormalizedMeasure'))
  return {
    objectiveID: attributeOf(element, 'objectiveID'),
    isPrimary: element.name === 'primaryObjective',
    satisfiedByMeasure: flag(element, 'satisfiedByMeasure', false),
    ...(measure !== undefined && { minNormalizedMeasure: measure }),
    mapInfo: mapsOf(element, added),
  }
}

/** NOTE: two lists share this name; that of the 4th edition adds to the maps of the other. */
const isAddition = ({ uri }: XmlElement) => /adlseq/i.test(uri)

function objectivesOf(
  element: XmlElement,
  { collection }: Reading,
): Pick<Activity, 'primaryObjective' | 'objectives'> {
  const own = childOf(element, 'sequencing')
  const shared = collection.get(attributeOf(own, 'IDRef'))
  const lists = [...childrenOf(own, 'objectives'), ...childrenOf(shared, 'objectives')]
  const list = lists.find((one) => !isAddition(one))
  const more = lists.filter(isAddition).flatMap((one) => childrenOf(one, 'objective'))
  const primary = childOf(list, 'primaryObjective')
  const others = childrenOf(list, 'objective').map((one) => objectiveOf(one, more))
  return { ...(primary && { primaryObjective: objectiveOf(primary, more) }), objectives: others }
}

function rulesOf(list: XmlElement | undefined, name: string, findings: Findings): Rule[] {
  return childrenOf(list, name).flatMap((rule) => {
    const set = childOf(rule, 'ruleConditions')
    const action = wordIn(
      words.ruleActions,
      attributeOf(childOf(rule, 'ruleAction'), 'action'),
      rule.line,
      findings,
    )
    if (!action) return []
    const conditions = childrenOf(set, 'ruleCondition').flatMap((one): Rule['conditions'] => {
      const condition = wordIn(words.ruleConditions, attributeOf(one, 'condition'), one.line, findings)
      const threshold = numberOf(attributeOf(one, 'measureThreshold'))
      const referencedObjective = attributeOf(one, 'referencedObjective')
      if (!condition) return []
      return [
        {
          condition,
          ...(attributeOf(one, 'operator') === 'not' && { operator: 'not' as const }),
          ...(isSaid(referencedObjective) && { referencedObjective }),
          ...(threshold !== undefined && { parameters: { threshold } }),
        },
      ]
    })
    const combination = wordIn(
      words.combinations,
      attributeOf(set, 'conditionCombination'),
      rule.line,
      findings,
    )
    return [{ action, conditionCombination: combination ?? 'all', conditions }]
  })
}

function rollupOf(list: XmlElement | undefined, findings: Findings): RollupRule[] {
  return childrenOf(list, 'rollupRule').flatMap((rule) => {
    const set = childOf(rule, 'rollupConditions')
    const action = wordIn(
      words.rollupActions,
      attributeOf(childOf(rule, 'rollupAction'), 'action'),
      rule.line,
      findings,
    )
    if (!action) return []
    const conditions = childrenOf(set, 'rollupCondition').flatMap((one): RollupRule['conditions'] => {
      const text = attributeOf(one, 'condition').replace('activityProgressKnown', 'progressKnown')
      const condition = wordIn(words.rollupConditions, text, one.line, findings)
      const isNot = attributeOf(one, 'operator') === 'not'
      return condition ? [{ condition, operator: isNot ? ('not' as const) : ('noOp' as const) }] : []
    })
    const consideration = wordIn(words.childSets, attributeOf(rule, 'childActivitySet'), rule.line, findings)
    const combination = wordIn(
      words.combinations,
      attributeOf(set, 'conditionCombination'),
      rule.line,
      findings,
    )
    return [
      {
        action,
        conditionCombination: combination ?? 'any',
        consideration: consideration ?? 'all',
        minimumCount: numberOf(attributeOf(rule, 'minimumCount')) ?? 0,
        minimumPercent: numberOf(attributeOf(rule, 'minimumPercent')) ?? 0,
        conditions,
      },
    ]
  })
}

function controlsOf(element: XmlElement, reading: Reading): Activity['sequencingControls'] {
  const mode = partOf(element, 'controlMode', reading)
  const rollup = partOf(element, 'rollupRules', reading)
  const chance = partOf(element, 'randomizationControls', reading)
  const choice = partOf(element, 'constrainedChoiceConsiderations', reading)
  const timing = (name: string) =>
    wordIn(words.timings, attributeOf(chance, name), chance?.line ?? 0, reading.findings)
  return {
    choice: flag(mode, 'choice', true),
    choiceExit: flag(mode, 'choiceExit', true),
    // NOTE: the runtime's library lets everything flow unless it is told otherwise; the standard does not.
    flow: flag(mode, 'flow', false),
    forwardOnly: flag(mode, 'forwardOnly', false),
    useCurrentAttemptObjectiveInfo: flag(mode, 'useCurrentAttemptObjectiveInfo', true),
    useCurrentAttemptProgressInfo: flag(mode, 'useCurrentAttemptProgressInfo', true),
    rollupObjectiveSatisfied: flag(rollup, 'rollupObjectiveSatisfied', true),
    rollupProgressCompletion: flag(rollup, 'rollupProgressCompletion', true),
    objectiveMeasureWeight: numberOf(attributeOf(rollup, 'objectiveMeasureWeight')) ?? 1,
    preventActivation: flag(choice, 'preventActivation', false),
    constrainChoice: flag(choice, 'constrainChoice', false),
    selectionTiming: timing('selectionTiming') ?? 'never',
    selectCount: numberOf(attributeOf(chance, 'selectCount')) ?? null,
    randomizationTiming: timing('randomizationTiming') ?? 'never',
    randomizeChildren: flag(chance, 'reorderChildren', false),
    reorderChildren: flag(chance, 'reorderChildren', false),
  }
}

function deliveryOf(element: XmlElement, reading: Reading): Activity['deliveryControls'] {
  const delivery = partOf(element, 'deliveryControls', reading)
  return {
    tracked: flag(delivery, 'tracked', true),
    completionSetByContent: flag(delivery, 'completionSetByContent', false),
    objectiveSetByContent: flag(delivery, 'objectiveSetByContent', false),
  }
}

function thresholdOf(element: XmlElement): Pick<Activity, 'completionThreshold'> {
  const threshold = childOf(element, 'completionThreshold')
  if (!threshold) return {}
  const measure = numberOf(attributeOf(threshold, 'minProgressMeasure')) ?? numberOf(textOf(threshold))
  return {
    completionThreshold: {
      completedByMeasure: flag(
        threshold,
        'completedByMeasure',
        !attributeOf(threshold, 'minProgressMeasure'),
      ),
      ...(measure !== undefined && { minProgressMeasure: measure }),
      progressWeight: numberOf(attributeOf(threshold, 'progressWeight')) ?? 1,
    },
  }
}

function activityOf(element: XmlElement, reading: Reading): Activity {
  const { findings } = reading
  const rules = partOf(element, 'sequencingRules', reading)
  const limits = partOf(element, 'limitConditions', reading)
  const children = childrenOf(element, 'item').map((item) => activityOf(item, reading))
  return {
    id: attributeOf(element, 'identifier'),
    title: childText(element, 'title'),
    isVisible: flag(element, 'isvisible', true),
    attemptLimit: numberOf(attributeOf(limits, 'attemptLimit')) ?? null,
    ...objectivesOf(element, reading),
    ...thresholdOf(element),
    sequencingControls: controlsOf(element, reading),
    sequencingRules: {
      preConditionRules: rulesOf(rules, 'preConditionRule', findings),
      exitConditionRules: rulesOf(rules, 'exitConditionRule', findings),
      postConditionRules: rulesOf(rules, 'postConditionRule', findings),
    },
    rollupRules: { rules: rollupOf(partOf(element, 'rollupRules', reading), findings) },
    deliveryControls: deliveryOf(element, reading),
    ...(children.length > 0 && { children }),
  }
}

/** The activities of an organization with their sequencing, as the runtime takes them. */
export function activitiesOf(manifest: XmlElement, organization: XmlElement, findings: Findings): Activity {
  const shared = childrenOf(childOf(manifest, 'sequencingCollection'), 'sequencing')
  const collection = new Map(shared.map((one) => [attributeOf(one, 'ID'), one]))
  return activityOf(organization, { findings, collection })
}
