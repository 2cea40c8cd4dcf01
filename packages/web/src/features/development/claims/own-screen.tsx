import { Button, Skeleton } from '@mantine/core'
import type { OwnCompetency } from '@oktant/contract/development/competencies.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate } from 'react-router'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { StandingPill, StatePill, useLevelWord } from './claim-words.tsx'
import { declareCompetency, ownCompetencies } from './claims.queries.ts'
import styles from './claims.module.css'
import { DeclareDialog } from './declare-dialog.tsx'
import { OverallCard } from './overall-card.tsx'

/** What one’s job role asks for with where one stands, and what else can be declared. */
export function OwnCompetenciesScreen() {
  const { t } = useTranslation(['competencies', 'shell'])
  useTitle(t('shell:screen.competencies'))
  const me = useUser()?.id
  const { data, error, refetch } = useQuery(ownCompetencies)
  const [declaring, setDeclaring] = useState<OwnCompetency | null>(null)
  const asked = data?.items.filter(({ requirement }) => requirement) ?? []
  const others = data?.items.filter(({ requirement }) => !requirement) ?? []
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.competencies')}
        lead={data?.jobRole ? t('own.leadRole', { role: data.jobRole }) : t('own.lead')}
        tools={
          me && (
            <Button
              component={Link}
              variant="default"
              to={generatePath(paths.competencyWorkbook, { id: String(me) })}
            >
              {t('own.workbook')}
            </Button>
          )
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data?.overall && <OverallCard assessment={data.overall} />}
      {data?.items.length === 0 && <EmptyState title={t('own.none')} hint={t('own.noneHint')} />}
      {asked.length > 0 && <Part title={t('own.asked')} items={asked} onDeclare={setDeclaring} />}
      {others.length > 0 && <Part title={t('own.others')} items={others} onDeclare={setDeclaring} />}
      {declaring && <Declare own={declaring} onClose={() => setDeclaring(null)} />}
    </div>
  )
}

const Waiting = () => (
  <LoadingState>
    <Skeleton h={110} radius={18} mb={12} />
    <Skeleton h={110} radius={18} />
  </LoadingState>
)

type PartProps = {
  title: string
  items: readonly OwnCompetency[]
  onDeclare: (own: OwnCompetency) => void
}

function Part({ title, items, onDeclare }: PartProps) {
  const id = useId()
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['cards']}>
        {items.map((own) => (
          <li key={own.item.id} className={`card ${styles['card']}`}>
            <About own={own} />
            <div className={styles['deeds']}>
              {own.standing === 'gap' && <GoalLink item={own.item} />}
              <Deed own={own} onDeclare={onDeclare} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function About({ own: { item, requirement, standing, held, open } }: { own: OwnCompetency }) {
  const { t } = useTranslation('competencies')
  const { day } = useDates()
  const level = useLevelWord()
  return (
    <div className={styles['words']}>
      <h3>{item.name}</h3>
      {item.tip && <p className={styles['quiet']}>{item.tip}</p>}
      {item.itemProperties.length > 0 && <p className={styles['quiet']}>{item.itemProperties.join(' · ')}</p>}
      <div className={styles['pills']}>
        {standing && <StandingPill standing={standing} />}
        {open && <StatePill state={open.state} />}
        {requirement && <span>{t('own.needs', { level: level(requirement.level) })}</span>}
        {held && (
          <Link
            to={generatePath(paths.competencyDeclaration, { id: String(held.declarationId) })}
            aria-label={t('own.heldNamed', { name: item.name, level: level(held.level) })}
          >
            {t('own.held', { level: level(held.level) })}
          </Link>
        )}
        {held?.validUntil && <span>{t('validUntil', { day: day(held.validUntil) })}</span>}
      </div>
    </div>
  )
}

/** Training for what is missing, for whoever may ask for it. */
function GoalLink({ item: { id, name } }: { item: OwnCompetency['item'] }) {
  const { t } = useTranslation('competencies')
  if (!useUser()?.permissions.includes('goals.request')) return null
  return (
    <Button
      component={Link}
      variant="subtle"
      to={`${generatePath(paths.goalForm, { type: 'EXTERNAL', id: '0' })}?competency=${id}`}
      aria-label={t('own.goalNamed', { name })}
    >
      {t('own.goal')}
    </Button>
  )
}

function Deed({ own, onDeclare }: { own: OwnCompetency; onDeclare: (own: OwnCompetency) => void }) {
  const { t } = useTranslation('competencies')
  const { item, open, held } = own
  const { name } = item
  if (open)
    return (
      <Button
        component={Link}
        variant={open.state === 'RETURNED' ? 'filled' : 'default'}
        to={generatePath(paths.competencyDeclaration, { id: String(open.id) })}
        aria-label={t('own.openNamed', { name })}
      >
        {t('own.open')}
      </Button>
    )
  return (
    <Button
      variant={held ? 'default' : 'filled'}
      aria-label={t(held ? 'own.renewNamed' : 'own.declareNamed', { name })}
      onClick={() => onDeclare(own)}
    >
      {t(held ? 'own.renew' : 'own.declare')}
    </Button>
  )
}

function Declare({ own: { item, requirement }, onClose }: { own: OwnCompetency; onClose: () => void }) {
  const { t } = useTranslation('competencies')
  const navigate = useNavigate()
  return (
    <DeclareDialog
      name={`declaration:new:${item.id}`}
      title={t('own.declareNamed', { name: item.name })}
      submit={t('own.declare')}
      first={{ level: requirement?.level ?? 'LEVEL_ONE', words: '', certificateIds: [] }}
      save={async (form) => {
        const made = await declareCompetency({ ...form, competencyItemId: item.id })
        notice.set({ text: t('done.declared', { name: item.name }) })
        void navigate(generatePath(paths.competencyDeclaration, { id: String(made.id) }))
      }}
      onClose={onClose}
    />
  )
}
