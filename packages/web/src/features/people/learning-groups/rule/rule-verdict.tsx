import { Skeleton } from '@mantine/core'
import type { Rule, RuleVerdict as Verdict } from '@oktant/contract/people/learning-groups.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Picked } from '../../../../ui/form/fields/person-picker.tsx'
import { ErrorState } from '../../../../ui/page/states.tsx'
import styles from '../learning-groups.module.css'
import { ruleVerdict } from '../learning-groups.queries.ts'
import { useWordsOf } from './rule-builder.tsx'

type RuleVerdictProps = { tried: { groupId: number | null; rule: Rule }; person: Picked }

/** Why somebody would belong to the group or not, condition by condition as the rule itself decides. */
export function RuleVerdict({ tried, person }: RuleVerdictProps) {
  const { data, error, refetch } = useQuery(ruleVerdict(tried, person.id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <Told verdict={data} rule={tried.rule} name={person.fullName} /> : <Skeleton h={72} />
}

const answerOf = ({ belongs, reason, matches }: Verdict) => {
  if (reason === 'excluded') return 'excluded'
  if (reason === 'hand') return matches ? 'both' : 'hand'
  return belongs ? 'rule' : 'none'
}

function Told({ verdict, rule, name }: { verdict: Verdict; rule: Rule; name: string }) {
  const { t } = useTranslation('learningGroups')
  const { words } = useWordsOf(rule)
  return (
    <div className={styles['verdict']}>
      <p role="status">
        <strong>{t(`verdict.${answerOf(verdict)}`, { name })}</strong>
      </p>
      {rule.sets.map(({ conditions }, set) => (
        <div key={set}>
          <Mark holds={verdict.sets[set]?.holds ?? false}>{t('rule.set', { number: set + 1 })}</Mark>
          <ul>
            {conditions.map((condition, place) => {
              const found = verdict.sets[set]?.conditions[place]
              const has = words.has(condition, found?.has ?? [])
              return (
                <li key={place}>
                  <Mark holds={found?.holds ?? false}>{words.condition(condition)}</Mark>
                  <span className={styles['quiet']}>
                    {has ? t('verdict.has', { value: has }) : t('verdict.hasNothing')}
                  </span>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Mark({ holds, children }: { holds: boolean; children: string }) {
  const { t } = useTranslation('learningGroups')
  const Icon = holds ? IconCheck : IconX
  return (
    <span className={styles['mark']} data-holds={holds || undefined}>
      <Icon size={18} stroke={2.2} aria-hidden />
      <span>
        {children} <span className={styles['spoken']}>{t(holds ? 'verdict.holds' : 'verdict.fails')}</span>
      </span>
    </span>
  )
}
