import { Skeleton } from '@mantine/core'
import type { Declaration } from '@oktant/contract/development/competency-shapes.ts'
import { competencyMessages as messages } from '@oktant/contract/kit/messages/competencies.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { isFailure } from '../../../lib/api/api-error.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { ClaimDeeds } from './claim-deeds.tsx'
import { StatePill, useLevelWord } from './claim-words.tsx'
import { declaration } from './claims.queries.ts'
import styles from './claims.module.css'
import { DecideForm } from './decide-form.tsx'
import { EvidenceList } from './evidence-list.tsx'

/** One declaration: its person words it, an assessor decides, and whoever may open the workbook reads. */
export function DeclarationScreen() {
  const id = idFrom(useParams()['id'])
  return id ? <Loaded key={id} id={id} /> : <NotFound />
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation('competencies')
  const { data, error, refetch } = useQuery(declaration(id))
  if (isFailure(error, 'declaration_not_found')) return <NotFound />
  if (error && !data)
    return (
      <div className="page">
        <ErrorState isScreen error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (data) return <Found declaration={data} />
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('claim.title')}</h1>
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
      <h1 className="visually-hidden">{t('claim.title')}</h1>
      <EmptyState title={message(messages.declaration_not_found)} />
    </div>
  )
}

/** One’s own leads back to one’s list, another’s to the queue or, for whoever only reads, to the workbook. */
function useWayBack({ user }: Declaration) {
  const { t } = useTranslation('competencies')
  const me = useUser()
  if (me?.id === user.id) return { to: paths.competencies, label: t('back.own') }
  if (me?.permissions.includes('competencies.assess'))
    return { to: paths.competencyQueue, label: t('back.queue') }
  const to = generatePath(paths.competencyWorkbook, { id: String(user.id) })
  return { to, label: t('back.workbook', { name: user.name }) }
}

function Found({ declaration: found }: { declaration: Declaration }) {
  const { t } = useTranslation('competencies')
  const { can, item, words } = found
  return (
    <RecordScreen
      back={useWayBack(found)}
      title={item.name}
      lead={item.tip}
      tools={<ClaimDeeds declaration={found} />}
      aside={<History declaration={found} />}
    >
      <RecordSection title={t('claim.title')}>
        <div className={styles['stack']}>
          <Facts declaration={found} />
          <p className={styles['written']}>{words}</p>
        </div>
      </RecordSection>
      <RecordSection title={t('evidence.title')}>
        <div className={styles['stack']}>
          <EvidenceList declaration={found} />
        </div>
      </RecordSection>
      {can.decide && (
        <RecordSection title={t('decide.title')}>
          <DecideForm key={found.id} declaration={found} />
        </RecordSection>
      )}
    </RecordScreen>
  )
}

function Facts({ declaration: found }: { declaration: Declaration }) {
  const { t } = useTranslation('competencies')
  const level = useLevelWord()
  const { day, short } = useDates()
  const { user, state, requirement, assessor, validUntil, declaredAt, item } = found
  return (
    <>
      <div className={styles['pills']}>
        <StatePill state={state} />
        {validUntil && <span>{t('validUntil', { day: day(validUntil) })}</span>}
      </div>
      <p>
        <Link to={generatePath(paths.competencyWorkbook, { id: String(user.id) })}>{user.name}</Link>
        {` · ${t('claim.claims', { level: level(found.level) })} · ${short(declaredAt)}`}
      </p>
      {requirement && (
        <p className={styles['quiet']}>
          {t('own.needs', { level: level(requirement.level) })}
          {requirement.validMonths !== null && ` · ${t('claim.months', { count: requirement.validMonths })}`}
        </p>
      )}
      {item.itemProperties.length > 0 && <p className={styles['quiet']}>{item.itemProperties.join(' · ')}</p>}
      {assessor && <p className={styles['quiet']}>{t('claim.assessor', { name: assessor.name })}</p>}
    </>
  )
}

function History({ declaration: { history } }: { declaration: Declaration }) {
  const { t } = useTranslation('competencies')
  const message = useMessage()
  const { dateTime } = useDates()
  return (
    <RecordSection title={t('claim.history')}>
      <ol className={styles['steps']}>
        {history.map(({ at, by, to, comment }) => (
          <li key={`${at} ${to}`}>
            <strong>{message(messages[`declaration.state.${to}`])}</strong>
            <span className={styles['quiet']}>{[by ?? t('claim.byTime'), dateTime(at)].join(' · ')}</span>
            {comment && <span className={styles['written']}>{comment}</span>}
          </li>
        ))}
      </ol>
    </RecordSection>
  )
}
