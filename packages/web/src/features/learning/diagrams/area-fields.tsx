import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { DiagramArea } from '@oktant/contract/learning/courses/diagrams.ts'
import { type LocalText } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { type Box, typedInto } from './areas.rules.ts'
import { coursesNamed, folders } from './diagrams.queries.ts'
import styles from './diagrams.module.css'

/** Something that an area may lead to. */
export type Target = { id: number; title: LocalText }

type AreaProps = {
  number: number
  name: string
  area: DiagramArea
  error: string | undefined
  onLead: (target: Target) => void
  onChange: (values: Partial<DiagramArea>) => void
  onRemove: () => void
}

const sides = ['x', 'y', 'width', 'height'] as const

/** One area: whither it leads, what it is called there, and where it stands in numbers. */
export function AreaFields({ number, name, area, error, onLead, onChange, onRemove }: AreaProps) {
  const { t } = useTranslation('diagrams')
  const title = t('area.named', { number, name })
  const box: Box = { x: area.x, y: area.y, width: area.width, height: area.height }
  return (
    <fieldset className={styles['area']} aria-label={title}>
      <div className={styles['head']}>
        <strong>{title}</strong>
        <Button variant="subtle" onClick={onRemove}>
          {t('area.remove')}
        </Button>
      </div>
      <TargetFinder error={error} onChoose={onLead} />
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('area.labelEn'), de: t('area.labelDe') }}
          hint={t('area.labelHint')}
          value={area.label}
          maxLength={120}
          onChange={(label) => onChange({ label })}
        />
      </div>
      <div className={styles['numbers']}>
        {sides.map((side) => (
          <NumberField
            key={`${side}-${box[side]}`}
            label={t(`area.${side}`)}
            value={box[side]}
            onChange={(typed) => onChange(typedInto(box, side, typed))}
          />
        ))}
      </div>
    </fieldset>
  )
}

type NumberProps = { label: string; value: number; onChange: (typed: number) => void }

/** NOTE: taken when the field is left, so that no half-typed number moves the area. */
const NumberField = ({ label, value, onChange }: NumberProps) => (
  <TextInput
    label={label}
    inputMode="numeric"
    defaultValue={value}
    onBlur={({ target }) => {
      if (/^\d{1,4}$/.test(target.value) && Number(target.value) !== value) onChange(Number(target.value))
    }}
  />
)

const pauseMs = 250
const mostFolders = 6

type AreaPlace = Target & { parentId: number | null }
const titleOf = (places: readonly AreaPlace[], id: number | null) =>
  places.find((place) => place.id === id)?.title ?? null

type FinderProps = { error: string | undefined; onChoose: (target: Target) => void }

/** Finds a course or a folder by its title. */
function TargetFinder({ error, onChoose }: FinderProps) {
  const { t } = useTranslation('diagrams')
  const text = useLocalText()
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed.trim(), pauseMs)
  const { data: places = [] } = useQuery(folders)
  const { data: courses } = useQuery(coursesNamed(wanted))
  const fits = ({ title }: Target) => text(title).toLowerCase().includes(wanted.toLowerCase())
  const found: (Target & { inside?: LocalText | null })[] = [
    ...places
      .filter(fits)
      .slice(0, mostFolders)
      .map((place) => ({ ...place, inside: titleOf(places, place.parentId) })),
    ...(courses?.content ?? []),
  ]
  return (
    <div>
      <TextInput
        type="search"
        label={t('area.target')}
        description={t('area.targetHint')}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {courses && found.length === 0 && <p className={styles['quiet']}>{t('area.nothing')}</p>}
      <ul className={styles['found']}>
        {found.map((target) => (
          <li key={target.id}>
            <Button variant="default" size="compact-md" onClick={() => onChoose(target)}>
              {target.inside ? `${text(target.inside)} · ${text(target.title)}` : text(target.title)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
