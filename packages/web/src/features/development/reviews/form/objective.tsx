import { NativeSelect } from '@mantine/core'
import type { ReviewObjective } from '@oktant/contract/development/reviews/review-shapes.ts'
import { reviewsMessages } from '@oktant/contract/kit/messages/reviews.ts'
import { objectiveStatuses } from '@oktant/contract/kit/statuses.ts'
import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { Facts } from '../../../../ui/facts.tsx'
import styles from '../reviews.module.css'
import { Evidence } from './evidence.tsx'
import { DateField, TextField } from './fields.tsx'
import type { ReviewForm } from '../state/review-form.ts'
import { useSides } from '../state/sides.ts'
import { Area, useAreaName } from './area.tsx'
import { BothRatings } from './both-ratings.tsx'

type ObjectiveProps = { form: ReviewForm; objective: ReviewObjective; number: number }

type FrameProps = ObjectiveProps & {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  tools?: ReactNode
  children: ReactNode
}

/** An objective under its name, which opens on a press and where something in it is missing. */
function Frame({ form, objective, number, isOpen, onOpen, tools, children }: FrameProps) {
  const { t } = useTranslation('reviews')
  const body = useId()
  const title = form.valueOf(`objective.${objective.id}.title`, objective.title)
  const isWrong = form.faults.some(({ field }) => field.startsWith(`objective.${objective.id}.`))
  return (
    <li className={styles['objective']} data-wrong={isWrong || undefined}>
      <div className={styles['objectiveHead']}>
        <h4>
          <button type="button" aria-expanded={isOpen} aria-controls={body} onClick={() => onOpen(!isOpen)}>
            {isWrong && <IconAlertCircle size={20} aria-label={t('incomplete')} />}
            <span>{title || t('objective.untitled', { number })}</span>
            <IconChevronDown size={20} aria-hidden data-open={isOpen || undefined} />
          </button>
        </h4>
        {tools}
      </div>
      <div id={body} className={styles['objectiveBody']} hidden={!isOpen}>
        {children}
      </div>
    </li>
  )
}

type CardProps = Omit<FrameProps, 'children'>

/** An objective of last time, as it was set, and what both sides say to it. */
export function PastObjective(props: CardProps) {
  const { form, objective } = props
  const { t } = useTranslation('reviews')
  const { day, percent } = useDates()
  const sides = useSides(form.review)
  const { id, text, date, weight } = objective
  const kpa = useAreaName()(objective)
  const name = objective.title
  return (
    <Frame {...props}>
      {text && <p className={styles['pre']}>{text}</p>}
      <Facts
        facts={[
          [t('objective.date'), date && day(date)],
          [t('objective.kpa'), kpa],
          [t('objective.weight'), weight === null ? null : percent(weight)],
        ]}
      />
      <ObjectiveState form={form} objective={objective} />
      <BothRatings
        form={form}
        points={form.review.performanceAnswerSet.possibleAnswers}
        own={{ field: `objective.${id}.rating`, known: objective.rating }}
        other={{ field: `objective.${id}.performanceRating`, known: objective.performanceRating }}
        seesOther={form.review.sees.managerA}
        later={t('later.managerA')}
      />
      <TextField
        form={form}
        field={`objective.${id}.additionalText`}
        known={objective.additionalText}
        label={sides.own('comment')}
        isLong
      />
      <TextField
        form={form}
        field={`objective.${id}.managerText`}
        known={objective.managerText}
        label={sides.other('comment')}
        isLong
      />
      <Evidence form={form} target={`objective.${id}`} name={name} />
    </Frame>
  )
}

function ObjectiveState({ form, objective: { id, status } }: Omit<ObjectiveProps, 'number'>) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const field = `objective.${id}.status`
  const words = (name: (typeof objectiveStatuses)[number]) =>
    text(reviewsMessages[`objective.status.${name}`])
  if (!form.may(field)) return <Facts facts={[[t('objective.status'), words(status)]]} />
  return (
    <NativeSelect
      className={styles['narrow'] ?? ''}
      label={t('objective.status')}
      value={form.valueOf(field, status)}
      data={objectiveStatuses.map((name) => ({ value: name, label: words(name) }))}
      onChange={({ target }) => form.write(field, target.value)}
    />
  )
}

/** An objective for the time to come. */
export function FutureObjective(props: CardProps) {
  const { form, objective } = props
  const { t } = useTranslation('reviews')
  const sides = useSides(form.review)
  const { id } = objective
  const field = (name: string) => `objective.${id}.${name}`
  return (
    <Frame {...props}>
      <TextField
        form={form}
        field={field('title')}
        known={objective.title}
        label={t('objective.title')}
        maxLength={200}
        isRequired
      />
      <TextField
        form={form}
        field={field('text')}
        known={objective.text}
        label={t('objective.text')}
        hint={t('objective.smart')}
        isLong
        isRequired
      />
      <Aims form={form} objective={objective} />
      <TextField
        form={form}
        field={field('managerText')}
        known={objective.managerText}
        label={sides.other('comment')}
        isLong
      />
      <Evidence form={form} target={`objective.${id}`} name={objective.title} />
    </Frame>
  )
}

/** By when, for which area, and how much it weighs. */
function Aims({ form, objective }: Omit<ObjectiveProps, 'number'>) {
  const { t } = useTranslation('reviews')
  const { id, date, weight } = objective
  const kpa = useAreaName()(objective)
  const { day, percent } = useDates()
  const field = (name: string) => `objective.${id}.${name}`
  if (!form.may(field('date')))
    return (
      <Facts
        facts={[
          [t('objective.date'), date && day(date)],
          [t('objective.kpa'), kpa],
          [t('objective.weight'), weight === null ? null : percent(weight)],
        ]}
      />
    )
  return (
    <div className={styles['aims']}>
      <DateField form={form} field={field('date')} known={date} label={t('objective.date')} />
      <Area form={form} objective={objective} />
      <TextField
        form={form}
        field={field('weight')}
        known={weight}
        label={t('objective.weightPercent')}
        maxLength={3}
      />
    </div>
  )
}
