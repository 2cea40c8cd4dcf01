import { Button, Skeleton } from '@mantine/core'
import type { Workbook } from '@oktant/contract/development/assurance.ts'
import type { Declaration } from '@oktant/contract/development/competency-shapes.ts'
import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { isFailure } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { StandingPill, StatePill, useLevelWord } from '../claims/claim-words.tsx'
import { usePrintWorkbook, workbook } from '../claims/claims.queries.ts'
import styles from '../claims/claims.module.css'
import { OverallWords } from '../claims/overall-card.tsx'
import { AssessDialog } from './assess-dialog.tsx'

/** One person’s declarations with their evidence, to read and to print. */
export function WorkbookScreen() {
  const id = idFrom(useParams()['id'])
  return id ? <Loaded key={id} id={id} /> : <NotFound />
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation('competencies')
  const { data, error, refetch } = useQuery(workbook(id))
  if (isFailure(error, 'user_not_found')) return <NotFound />
  if (error && !data)
    return (
      <div className="page">
        <ErrorState isScreen error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (data) return <Found book={data} />
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('workbook.plain')}</h1>
      <LoadingState>
        <Skeleton h={260} radius={18} />
      </LoadingState>
    </div>
  )
}

function NotFound() {
  const { t } = useTranslation('competencies')
  const message = useMessage()
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('workbook.plain')}</h1>
      <EmptyState title={message(accountMessages.user_not_found)} />
    </div>
  )
}

function Found({ book }: { book: Workbook }) {
  const { t } = useTranslation('competencies')
  const { user, jobRole, cells, declarations, assessments } = book
  const isOwn = useUser()?.id === user.id
  return (
    <RecordScreen
      back={
        isOwn
          ? { to: paths.competencies, label: t('back.own') }
          : { to: paths.competencyMatrix, label: t('back.matrix') }
      }
      title={t('workbook.title', { name: user.name })}
      lead={jobRole ?? undefined}
      tools={<Tools book={book} />}
    >
      {cells.length > 0 && (
        <RecordSection title={t('workbook.profile')}>
          <ul className={styles['steps']}>
            {cells.map((cell) => (
              <Required key={cell.competencyItemId} cell={cell} />
            ))}
          </ul>
        </RecordSection>
      )}
      {assessments.length > 0 && (
        <RecordSection title={t('overall.title')}>
          <ul className={styles['steps']}>
            {assessments.map((one) => (
              <li key={one.assessedAt}>
                <OverallWords assessment={one} />
              </li>
            ))}
          </ul>
        </RecordSection>
      )}
      <RecordSection title={t('workbook.declarations')}>
        {declarations.length === 0 && <p className={styles['quiet']}>{t('workbook.none')}</p>}
        <ul className={styles['cards']}>
          {declarations.map((one) => (
            <li key={one.id}>
              <Declared declaration={one} />
            </li>
          ))}
        </ul>
      </RecordSection>
    </RecordScreen>
  )
}

function Tools({ book: { user, can } }: { book: Workbook }) {
  const { t } = useTranslation('competencies')
  const print = usePrintWorkbook(user.id)
  const problem = useErrorText(print.error)
  const [isAssessing, setAssessing] = useState(false)
  return (
    <>
      {can.assess && <Button onClick={() => setAssessing(true)}>{t('overall.open')}</Button>}
      <Button variant="default" loading={print.isPending} onClick={() => print.mutate()}>
        {t('workbook.print')}
      </Button>
      <FormProblem>{problem}</FormProblem>
      {isAssessing && <AssessDialog id={user.id} name={user.name} onClose={() => setAssessing(false)} />}
    </>
  )
}

function Required({ cell }: { cell: Workbook['cells'][number] }) {
  const { t } = useTranslation('competencies')
  const level = useLevelWord()
  const { day } = useDates()
  return (
    <li>
      <strong>{cell.name}</strong>
      <div className={styles['pills']}>
        <StandingPill standing={cell.standing} />
        <span className={styles['quiet']}>{t('own.needs', { level: level(cell.required) })}</span>
        {cell.validUntil && (
          <span className={styles['quiet']}>{t('validUntil', { day: day(cell.validUntil) })}</span>
        )}
      </div>
    </li>
  )
}

function Declared({ declaration }: { declaration: Declaration }) {
  const { t } = useTranslation('competencies')
  const level = useLevelWord()
  const { short } = useDates()
  const { id, item, state, words, evidence, declaredAt } = declaration
  return (
    <div className={styles['stack']}>
      <div className={styles['pills']}>
        <Link to={generatePath(paths.competencyDeclaration, { id: String(id) })}>{item.name}</Link>
        <StatePill state={state} />
      </div>
      <p className={styles['quiet']}>
        {t('claim.claims', { level: level(declaration.level) })} · {short(declaredAt)}
      </p>
      <p className={styles['written']}>{words}</p>
      {evidence.length > 0 && (
        <p className={styles['quiet']}>
          {t('workbook.evidence', { names: evidence.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  )
}
