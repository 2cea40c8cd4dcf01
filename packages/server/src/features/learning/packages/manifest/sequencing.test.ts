import { describe, expect, test } from 'vitest'
import {
  read,
  manifest,
  cp2004,
  oneItem,
  oneResource,
  version,
} from '../../../../../test/kit/packages/manifests.ts'

describe('SCORM 2004', () => {
  const sequenced = (inside: string, around = '') =>
    manifest({
      root: cp2004,
      metadata: version('2004 4th Edition'),
      items: oneItem.replace('</item>', `${inside}</item>`) + around,
      resources: `<resources>${oneResource.replace('scormtype', 'scormType')}</resources>`,
    })
  const activityOf = (made: string) => read(made).outline?.organizations[0]?.activities?.children?.[0]

  test('an item that says nothing is sequenced as the standard has it', () => {
    expect(activityOf(sequenced(''))).toMatchObject({
      id: 'i',
      title: 'One',
      sequencingControls: { choice: true, flow: false, choiceExit: true, forwardOnly: false },
      deliveryControls: { tracked: true, completionSetByContent: false, objectiveSetByContent: false },
      objectives: [],
      attemptLimit: null,
    })
  })

  test('what an item says is read', () => {
    const made = sequenced(`<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.8"/>
      <imsss:sequencing><imsss:controlMode choice="false" flow="true"/>
      <imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions conditionCombination="any">
        <imsss:ruleCondition referencedObjective="o" condition="objectiveMeasureGreaterThan" measureThreshold="0.5" operator="not"/>
      </imsss:ruleConditions><imsss:ruleAction action="skip"/></imsss:preConditionRule>
      <imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="always"/></imsss:ruleConditions><imsss:ruleAction action="retry"/></imsss:postConditionRule></imsss:sequencingRules>
      <imsss:limitConditions attemptLimit="2"/>
      <imsss:rollupRules objectiveMeasureWeight="0.5"><imsss:rollupRule childActivitySet="atLeastCount" minimumCount="1"><imsss:rollupConditions>
        <imsss:rollupCondition condition="activityProgressKnown" operator="not"/></imsss:rollupConditions><imsss:rollupAction action="completed"/></imsss:rollupRule></imsss:rollupRules>
      <imsss:objectives><imsss:primaryObjective objectiveID="o" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>
        <imsss:mapInfo targetObjectiveID="g" writeSatisfiedStatus="true"/></imsss:primaryObjective></imsss:objectives>
      <imsss:deliveryControls objectiveSetByContent="true"/>
      <adlseq:objectives><adlseq:objective objectiveID="o"><adlseq:mapInfo targetObjectiveID="g" writeRawScore="true"/></adlseq:objective></adlseq:objectives>
      </imsss:sequencing>`)
    expect(read(made).findings).toEqual([])
    expect(activityOf(made)).toMatchObject({
      completionThreshold: { completedByMeasure: true, minProgressMeasure: 0.8 },
      attemptLimit: 2,
      sequencingControls: { choice: false, flow: true, objectiveMeasureWeight: 0.5 },
      deliveryControls: { objectiveSetByContent: true },
      sequencingRules: {
        preConditionRules: [
          {
            action: 'skip',
            conditionCombination: 'any',
            conditions: [
              {
                condition: 'objectiveMeasureGreaterThan',
                operator: 'not',
                referencedObjective: 'o',
                parameters: { threshold: 0.5 },
              },
            ],
          },
        ],
        postConditionRules: [
          { action: 'retry', conditionCombination: 'all', conditions: [{ condition: 'always' }] },
        ],
      },
      rollupRules: {
        rules: [
          {
            action: 'completed',
            consideration: 'atLeastCount',
            minimumCount: 1,
            conditions: [{ condition: 'progressKnown', operator: 'not' }],
          },
        ],
      },
      primaryObjective: {
        objectiveID: 'o',
        isPrimary: true,
        satisfiedByMeasure: true,
        minNormalizedMeasure: 0.6,
        mapInfo: [
          {
            targetObjectiveID: 'g',
            readSatisfiedStatus: true,
            writeSatisfiedStatus: true,
            writeRawScore: true,
          },
        ],
      },
    })
  })

  test('items may share what they say', () => {
    const made = sequenced(
      '<imsss:sequencing IDRef="s"><imsss:deliveryControls tracked="false"/></imsss:sequencing>',
    ).replace(
      '</manifest>',
      '<imsss:sequencingCollection><imsss:sequencing ID="s"><imsss:controlMode flow="true"/><imsss:deliveryControls tracked="true"/></imsss:sequencing></imsss:sequencingCollection></manifest>',
    )
    expect(activityOf(made)).toMatchObject({
      sequencingControls: { flow: true },
      deliveryControls: { tracked: false },
    })
  })

  test('a word that nobody knows is told, and left out', () => {
    const rule =
      '<imsss:preConditionRule><imsss:ruleConditions/><imsss:ruleAction action="explode"/></imsss:preConditionRule>'
    const made = sequenced(
      `\n<imsss:sequencing><imsss:sequencingRules>\n${rule}</imsss:sequencingRules></imsss:sequencing>`,
    )
    expect(read(made).codes).toEqual([['value_unknown', 5]])
    expect(activityOf(made)?.sequencingRules?.preConditionRules).toEqual([])
  })
})
