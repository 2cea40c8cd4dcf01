import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { delays } from '@oktant/contract/kit/constants.ts'
import type { Rule, RulePreview as Preview } from '@oktant/contract/people/learning-groups.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { PersonPicker, type Picked } from '../../../../ui/form/fields/person-picker.tsx'
import { ErrorState } from '../../../../ui/page/states.tsx'
import styles from '../learning-groups.module.css'
import { rulePreview } from '../learning-groups.queries.ts'
import { isComplete } from './rule-kinds.ts'
import { RuleVerdict } from './rule-verdict.tsx'

type RulePreviewProps = { groupId: number | null; rule: Rule }

/** Whom the rule matches as it stands in the form, and why a given person does or does not. */
export function RulePreview({ groupId, rule }: RulePreviewProps) {
  const { t } = useTranslation('learningGroups')
  const [settled] = useDebouncedValue(rule, delays.filterLockMs)
  const [person, setPerson] = useState<Picked | null>(null)
  const isReady = isComplete(settled)
  const tried = { groupId, rule: settled }
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...rulePreview(tried), enabled: isReady })
  if (!settled.sets.length) return null
  return (
    <RecordSection title={t('part.preview')} hint={t('part.previewHint')}>
      {!isReady && <p role="status">{t('preview.incomplete')}</p>}
      {isReady && error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isReady && !error && !data && <Skeleton h={72} />}
      {isReady && data && <Matches preview={data} isBusy={isPlaceholderData} isKnown={groupId !== null} />}
      {isReady && (
        <>
          <PersonPicker
            label={t('preview.why')}
            description={t('preview.whyHint')}
            value={person}
            onChange={setPerson}
          />
          {person && <RuleVerdict tried={tried} person={person} />}
        </>
      )}
    </RecordSection>
  )
}

type MatchesProps = { preview: Preview; isBusy: boolean; isKnown: boolean }

function Matches({ preview, isBusy, isKnown }: MatchesProps) {
  const { t } = useTranslation('learningGroups')
  const { matching, members, joining, leaving, first } = preview
  const more = matching - first.length
  return (
    <div className={styles['preview']} data-busy={isBusy || undefined}>
      <p role="status">
        <strong>{t('preview.matching', { count: matching })}</strong>
        {isKnown && ` ${t('preview.members', { count: members })}`}
        {isKnown && (joining > 0 || leaving > 0) && ` ${t('preview.moves', { joining, leaving })}`}
      </p>
      {first.length > 0 && (
        <ul aria-label={t('preview.first')}>
          {first.map(({ id, fullName, login }) => (
            <li key={id}>
              {fullName} <span className={styles['quiet']}>{login}</span>
            </li>
          ))}
          {more > 0 && <li className={styles['quiet']}>{t('preview.more', { count: more })}</li>}
        </ul>
      )}
    </div>
  )
}
