import { Button } from '@mantine/core'
import type { HeldResult, OwnHeld } from '@oktant/contract/assessment/result-release.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useSelection } from '../../../lib/records/selection.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from './lists.module.css'
import { heldResults, useReleaseResults } from './marking.queries.ts'

function useColumns(): Column<HeldResult>[] {
  const { t } = useTranslation('marking')
  const text = useLocalText()
  const message = useMessage()
  const { dateTime, percent } = useDates()
  return [
    { field: 'user', head: t('column.user'), cell: ({ user }) => user.fullName, isSortable: true },
    {
      field: 'evaluation',
      head: t('column.evaluation'),
      cell: ({ evaluation, container }) => (
        <span className={styles['two']}>
          <span>{text(evaluation.name)}</span>
          <small>{text(container.name)}</small>
        </span>
      ),
      isSortable: true,
    },
    {
      field: 'mark',
      head: t('column.mark'),
      cell: ({ mark, level, pass }) => (
        <span className={styles['result']}>
          <span className="numbers">
            {level && level !== 'NONE'
              ? t('given.level', { level: message(messages[`assessment.level.${level}`]) })
              : percent(mark)}
          </span>
          <span className="pill" data-tone={pass ? 'ok' : 'bad'}>
            {t(pass ? 'held.passed' : 'held.failed')}
          </span>
        </span>
      ),
      isSortable: true,
    },
    {
      field: 'submittedAt',
      head: t('column.waiting'),
      cell: ({ submittedAt }) => <span className="numbers">{dateTime(submittedAt)}</span>,
      isSortable: true,
    },
    {
      field: 'releaseAt',
      head: t('held.releaseAt'),
      cell: ({ releaseAt }) => (
        <span className="numbers">{releaseAt ? dateTime(releaseAt) : t('held.byHand')}</span>
      ),
    },
  ]
}

/** What of one’s own is held back, and who is to release it. */
function Own({ total, hasOthers, couldBeGiven }: OwnHeld) {
  const { t } = useTranslation('marking')
  if (total === 0) return null
  const names = couldBeGiven.map(({ fullName }) => fullName).join(', ')
  const alone = names ? t('held.ownAlone', { names }) : t('held.ownNobody')
  return (
    <span className={styles['own']}>
      {t('held.own', { count: total })} {!hasOthers && alone}
    </span>
  )
}

/** Results that are known and held back, to be released one by one or all that are listed. */
export function HeldResultsScreen() {
  const { t } = useTranslation(['marking', 'shell'])
  const list = useListState({
    sort: { field: 'submittedAt', direction: 'ASC' },
    filters: ['user', 'evaluation'],
  })
  const state = useSelection(list)
  const release = useReleaseResults()
  const problem = useErrorText(release.error)
  const { chosen } = state
  const send = () =>
    onceMade(release.mutateAsync('ids' in chosen ? chosen : { evaluationId: null }), ({ released, left }) => {
      const said = t('held.released', { count: released })
      notice.set({ text: left > 0 ? `${said} ${t('held.left', { count: left })}` : said })
      state.clear()
    })
  const isWhole = state.isAll && list.isFiltered
  const result = useQuery(heldResults(list.query))
  return (
    <ListScreen
      title={t('shell:screen.heldResults')}
      lead={
        <>
          {problem ? <span role="alert">{problem}</span> : t('held.lead')}
          {result.data && <Own {...result.data.own} />}
        </>
      }
      list={list}
      result={result}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="user" label={t('column.user')} />
          <TypedFilter list={list} name="evaluation" label={t('column.evaluation')} />
        </>
      }
      selection={{
        state,
        nameOf: ({ user }) => user.fullName,
        actions: (
          <>
            {isWhole && <span>{t('held.choosePage')}</span>}
            <Button loading={release.isPending} disabled={isWhole} onClick={send}>
              {t('held.release')}
            </Button>
          </>
        ),
      }}
      empty={{ title: t('held.empty'), hint: t('held.emptyHint') }}
    />
  )
}
