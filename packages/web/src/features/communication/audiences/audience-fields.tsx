import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { audienceKinds, audienceReaches, type Audience } from '@oktant/contract/communication/audiences.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import styles from '../parts/communication.module.css'
import { useSettled } from '../parts/settled.ts'
import { audienceChoices, chosenPeople, foundPeople } from './audience.queries.ts'

/** Where groups and people are looked up: by the right to write messages, or by another one. */
type Source = {
  useChoices: () => Record<'projects' | 'learningGroups' | 'jobRoles' | 'localities', Named[]>
  useFound: (text: string) => readonly Person[]
  useChosen: (ids: readonly number[]) => readonly Person[]
}
type Named = { id: number; name: LocalText }
type Person = { id: number; name: string; login: string }

const ofMessages: Source = {
  useChoices: () => useSuspenseQuery(audienceChoices).data,
  useFound: (text) => useQuery(foundPeople(text)).data ?? [],
  useChosen: (ids) => useQuery(chosenPeople(ids)).data ?? [],
}

type FieldsProps = {
  audience: Audience
  source?: Source
  /** How the two choices are called, where it is no message that they are for. */
  labels?: { kind: string; reach: string }
  onChange: (audience: Audience) => void
}

const one = <T extends string>(names: readonly T[], value: string, otherwise: T) =>
  names.find((name) => name === value) ?? otherwise

/** For whom a message is: everyone, some groups, learning groups, job roles or localities, or people by name; or who leads them. */
export function AudienceFields({ audience, source = ofMessages, labels, onChange }: FieldsProps) {
  const { t } = useTranslation('audience')
  const { kind, reach } = audience
  const change = (changed: Partial<Audience>) => onChange({ ...audience, ...changed })
  return (
    <RecordSection title={t('title')}>
      <div className={styles['cells']}>
        <NativeSelect
          label={labels?.kind ?? t('kind')}
          value={kind}
          onChange={({ target }) => change({ kind: one(audienceKinds, target.value, 'everyone'), ids: [] })}
          data={audienceKinds.map((name) => ({ value: name, label: t(`kind.${name}`) }))}
        />
        <NativeSelect
          label={labels?.reach ?? t('reach')}
          value={reach}
          onChange={({ target }) => change({ reach: one(audienceReaches, target.value, 'themselves') })}
          data={audienceReaches.map((name) => ({ value: name, label: t(`reach.${name}`) }))}
        />
      </div>
      {kind === 'people' && (
        <PeopleField source={source} ids={audience.ids} onChange={(ids) => change({ ids })} />
      )}
      {kind !== 'people' && kind !== 'everyone' && (
        <NamedField source={source} kind={kind} ids={audience.ids} onChange={(ids) => change({ ids })} />
      )}
    </RecordSection>
  )
}

type IdsProps = { source: Source; ids: readonly number[]; onChange: (ids: number[]) => void }

function NamedField({
  source,
  kind,
  ids,
  onChange,
}: IdsProps & { kind: 'projects' | 'learningGroups' | 'jobRoles' | 'localities' }) {
  const { t } = useTranslation('audience')
  const text = useLocalText()
  const data = source.useChoices()
  return (
    <fieldset className={styles['choices']}>
      <legend>{t(`kind.${kind}`)}</legend>
      {data[kind].map(({ id, name }) => (
        <Checkbox
          key={id}
          label={text(name)}
          checked={ids.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...ids, id] : ids.filter((chosen) => chosen !== id))
          }
        />
      ))}
    </fieldset>
  )
}

/** So many of those who were found come into sight above the foot of a form. */
const shownAtOnce = 4

type PeopleProps = IdsProps & {
  most?: number
  /** What else is chosen for somebody, beside their name. */
  beside?: (person: Person) => ReactNode
}

/** People by name, or `most` of them. */
export function PeopleField({ source, ids, most = Infinity, beside, onChange }: PeopleProps) {
  const { t } = useTranslation('audience')
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const found = source.useFound(useSettled(typed))
  const chosen = source.useChosen(ids)
  const open = found.filter(({ id }) => !ids.includes(id))
  const { length } = open
  useEffect(() => {
    list.current?.children[Math.min(length, shownAtOnce) - 1]?.scrollIntoView({ block: 'nearest' })
  }, [length])
  return (
    <>
      <ul className={styles['people']} aria-label={t('people.chosen')}>
        {chosen
          .filter(({ id }) => ids.includes(id))
          .map((person) => (
            <li key={person.id}>
              <span>{person.name}</span>
              {beside?.(person)}
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('people.removeOne', { name: person.name })}
                onClick={() => onChange(ids.filter((other) => other !== person.id))}
              >
                {t('people.remove')}
              </Button>
            </li>
          ))}
      </ul>
      {ids.length < most && (
        <TextInput
          type="search"
          label={t('people.search')}
          description={t('people.searchHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {ids.length < most && typed.trim().length >= 3 && (
        <ul ref={list} className={styles['people']} aria-label={t('people.found')}>
          {open.map(({ id, name, login }) => (
            <li key={id}>
              <span>
                {name} <span className={styles['quiet']}>{login}</span>
              </span>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('people.addOne', { name })}
                onClick={() => {
                  onChange([...ids, id])
                  if (length === 1) setTyped('')
                }}
              >
                {t('people.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
