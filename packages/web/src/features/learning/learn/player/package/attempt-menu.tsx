import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '../../../../../ui/menu/menu-button.tsx'
import type { LaunchWish } from '../../learn.queries.ts'
import { useLearningWords } from '../../learning-words.ts'

type MenuProps = { data: LaunchData; onWish: (wish: LaunchWish) => void }

/** The attempts at a package: going on, beginning another one where there are any left, and looking at what was. */
export function AttemptMenu({ data: { package: played, componentLog }, onWish }: MenuProps) {
  const { t } = useTranslation('player')
  if (!played || !componentLog) return null
  const { attempt, attemptsLeft } = played
  const choices = (['continue', 'new', 'best', 'last'] as const).filter(
    (choice) => choice !== 'new' || attemptsLeft !== 0,
  )
  const items = choices.map((choice) => ({
    label: t(`attempt.${choice}`),
    onSelect: () => onWish({ attempt: choice }),
  }))
  const left = attemptsLeft === null ? {} : { label: t('attempt.left', { count: attemptsLeft }) }
  const face = t('attempt.number', { number: attempt })
  return (
    <MenuButton label={t('attempt.menu', { number: attempt })} face={face} groups={[{ ...left, items }]} />
  )
}

/** The units of content that speaks in statements, of which one is open at a time. */
export function UnitMenu({ data: { package: played }, onWish }: MenuProps) {
  const { t } = useTranslation('player')
  const { text } = useLearningWords()
  const units = played?.items.filter(({ launch }) => launch !== null) ?? []
  if (units.length < 2) return null
  const items = units.map(({ id, title }) => ({ label: text(title), onSelect: () => onWish({ item: id }) }))
  return <MenuButton label={t('package.outline')} face={t('package.outline')} groups={[{ items }]} />
}
