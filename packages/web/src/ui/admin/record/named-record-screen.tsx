import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import { type QueryKey, useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query'
import type { ComponentProps, ComponentType } from 'react'
import { generatePath, useNavigate, useParams } from 'react-router'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useRequiredWord } from '../../../lib/words/said/required.ts'
import { RecordForm } from './record-form.tsx'
import { RecordHistory } from './record-history.tsx'
import { RecordRemoval } from './record-removal.tsx'
import { RecordScreen } from './record-screen.tsx'

type NamedOne = { id: number; name: LocalText; revision: number }
export type NamedForm<F extends object> = ReturnType<typeof useRecordForm<F>>

type NamedRecordWords = {
  back: string
  lead: string
  new: string
  form: string
  made: (name: string) => string
  saved: string
  /** The name is another one's. */
  taken: string
  /** What else the server finds wrong at a field, by its code. */
  wrong?: Partial<Record<string, string>>
  remove: string
  removeTitle: (name: string) => string
  removeText: string
  removed: (name: string) => string
  touched: (line: Affected[number]) => string
}

/** What is its own of a record that goes by a name in both languages. */
export type NamedRecord<F extends object, O extends NamedOne, K extends QueryKey, A extends QueryKey> = {
  /** What the trail calls it. */
  object: string
  /** The addresses of all and of one. */
  paths: { all: string; one: string }
  /** A new one, before anything is typed. */
  first: F
  shownOf: (one: O) => F
  one: (id: number) => UseSuspenseQueryOptions<O, Error, O, K>
  create: (values: F) => Promise<NamedOne>
  save: (id: number, values: F & { revision: number }) => Promise<O>
  affected: (id: number) => ComponentProps<typeof RecordRemoval<A>>['affected']
  remove: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
  changed: () => unknown
  useWords: () => NamedRecordWords
  Fields: ComponentType<{ form: NamedForm<F> }>
}

type NamedRecordProps<F extends object, O extends NamedOne, K extends QueryKey, A extends QueryKey> = {
  record: NamedRecord<F, O, K, A>
}

/** One record that goes by a name, or a new one. */
export function NamedRecordScreen<
  F extends object,
  O extends NamedOne,
  K extends QueryKey,
  A extends QueryKey,
>({ record }: NamedRecordProps<F, O, K, A>) {
  const id = Number(useParams()['id'])
  return id ? <KnownRecord key={id} record={record} id={id} /> : <NewRecord record={record} />
}

function useFaultWords({ taken, wrong }: NamedRecordWords) {
  const required = useRequiredWord()
  return ({ code, message: said }: FieldError) => {
    if (code === 'required') return required
    return code === 'name_taken' ? taken : (wrong?.[code] ?? said)
  }
}

function NewRecord<F extends object, O extends NamedOne, K extends QueryKey, A extends QueryKey>({
  record,
}: NamedRecordProps<F, O, K, A>) {
  const { object, paths, first, create, useWords, Fields } = record
  const words = useWords()
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<F>({
    name: `${object}:new`,
    first,
    words: useFaultWords(words),
    async save(values) {
      const made = await create(values)
      notice.set({ text: words.made(text(made.name)) })
      void navigate(generatePath(paths.one, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.all, label: words.back }} title={words.new} lead={words.lead}>
      <RecordForm label={words.new} form={form}>
        <Fields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownRecord<F extends object, O extends NamedOne, K extends QueryKey, A extends QueryKey>({
  record,
  id,
}: NamedRecordProps<F, O, K, A> & { id: number }) {
  const { object, paths, one, shownOf, save, useWords, Fields } = record
  const words = useWords()
  const text = useLocalText()
  const { data } = useSuspenseQuery(one(id))
  const name = text(data.name)
  const form = useRecordForm<F>({
    name: `${object}:${id}`,
    first: shownOf(data),
    words: useFaultWords(words),
    async save(values) {
      const saved = await save(id, { ...values, revision: data.revision })
      form.set(shownOf(saved))
      offerUndo(words.saved, () => save(id, { ...shownOf(data), revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.all, label: words.back }}
      title={name}
      lead={words.lead}
      tools={
        <RecordRemoval
          words={{
            open: words.remove,
            title: words.removeTitle(name),
            text: words.removeText,
            confirm: words.remove,
            touched: words.touched,
            done: words.removed(name),
          }}
          affected={record.affected(id)}
          remove={() => record.remove(id)}
          restore={() => record.restore(id)}
          changed={record.changed}
          back={paths.all}
        />
      }
      aside={<RecordHistory object={object} id={id} />}
    >
      <RecordForm label={words.form} form={form}>
        <Fields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}
