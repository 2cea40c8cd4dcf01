import { Skeleton } from '@mantine/core'
import {
  type Found,
  type SearchResult,
  type SearchType,
  searchTypes,
} from '@oktant/contract/learning/search.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { typedWords } from '../../../lib/words/shown/folded.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Pager } from '../../../ui/table/pager.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { TypeIcon } from '../../../ui/type-icon.tsx'
import { Result } from './search-result.tsx'
import { searchResults, shortestSearch } from './search.queries.ts'
import styles from './search.module.css'

const perPage = 20
/** So many of each kind, where all kinds are shown together. */
const ofEachKind = 5

const isType = (name: string): name is SearchType => searchTypes.some((type) => type === name)

/** Everything that fits what was typed, kind by kind. */
export function SearchScreen() {
  const { t } = useTranslation('search')
  const list = useListState({
    sort: { field: '', direction: 'ASC' },
    filters: ['text', 'type', 'courseType'],
  })
  return (
    <div className={`page ${styles['screen']}`}>
      <PageHeader title={t('title')} />
      <div className={styles['field']}>
        <TypedFilter list={list} name="text" label={t('field')} />
      </div>
      <Results list={list} />
    </div>
  )
}

function Results({ list }: { list: ListState }) {
  const { t } = useTranslation('search')
  const text = list.filter('text').trim()
  const kind = list.filter('type')
  const type = isType(kind) ? kind : undefined
  // NOTE: a type of courses is asked for where courses alone are shown.
  const courseType = type === 'Container' ? (idFrom(list.filter('courseType')) ?? undefined) : undefined
  const asked = searchResults({ text, type, courseType, page: list.page, perPage })
  const { data, error, refetch, isPlaceholderData } = useQuery(asked)
  if (text.length < shortestSearch) return <EmptyState title={t('start')} hint={t('startHint')} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const total = data.kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles['found']} aria-busy={isPlaceholderData}>
      <span className="visually-hidden" role="status">
        {t('results', { count: total })}
      </span>
      {total === 0 ? (
        <EmptyState title={t('nothing', { text })} hint={t('nothingHint')} />
      ) : (
        <>
          {data.isClose && <p className={styles['close']}>{t('close', { text })}</p>}
          <Kinds list={list} data={data} chosen={type} />
          {type === 'Container' && <CourseTypes list={list} data={data} chosen={courseType} />}
          {type ? (
            <OneKind list={list} data={data} type={type} words={typedWords(text)} />
          ) : (
            <AllKinds list={list} data={data} words={typedWords(text)} />
          )}
        </>
      )}
    </div>
  )
}

type Shown = { list: ListState; data: Found }

/** The kinds of which something was found, and all of them; a single kind needs no choice. */
function Kinds({ list, data, chosen }: Shown & { chosen: SearchType | undefined }) {
  const { t } = useTranslation('search')
  const kinds = kindsOf(data)
  if (kinds.length < 2 && !chosen) return null
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const choices = [
    { type: '', name: t('all'), count: total },
    ...kinds.map((kind) => ({ ...kind, name: t(`kind.${kind.type}`) })),
  ]
  return (
    <div className={styles['kinds']} role="group" aria-label={t('kinds')}>
      {choices.map(({ type, name, count }) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === (chosen ?? '')}
          onClick={() => list.setFilter('type', type)}
        >
          {name} <span className="numbers">{count}</span>
        </button>
      ))}
    </div>
  )
}

/** The course types of which something was found, to look at one alone; a single one needs no choice. */
function CourseTypes({ list, data, chosen }: Shown & { chosen: number | undefined }) {
  const { t } = useTranslation('search')
  const text = useLocalText()
  const { courseTypes } = data
  if (courseTypes.length < 2 && !chosen) return null
  return (
    <div className={styles['kinds']} role="group" aria-label={t('courseTypes')}>
      <button type="button" aria-pressed={!chosen} onClick={() => list.setFilter('courseType', '')}>
        {t('anyCourseType')}
      </button>
      {courseTypes.map(({ id, name, icon, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => list.setFilter('courseType', String(id))}
        >
          <TypeIcon of={icon} size={16} /> {text(name)} <span className="numbers">{count}</span>
        </button>
      ))}
    </div>
  )
}

const kindsOf = ({ kinds }: Found) =>
  searchTypes.flatMap((type) => kinds.find((kind) => kind.type === type) ?? [])

function AllKinds({ list, data, words }: Shown & { words: readonly string[] }) {
  const { t } = useTranslation('search')
  return kindsOf(data).map(({ type, count }) => {
    const shown = data.content.filter((result) => result.type === type).slice(0, ofEachKind)
    return (
      <section key={type} aria-labelledby={`found-${type}`} className={styles['section']}>
        <h2 id={`found-${type}`}>{t(`kind.${type}`)}</h2>
        <List results={shown} words={words} />
        {count > shown.length && (
          <button type="button" className={styles['more']} onClick={() => list.setFilter('type', type)}>
            {t('more', { count, kind: t(`kind.${type}`) })}
          </button>
        )}
      </section>
    )
  })
}

function OneKind({ list, data, type, words }: Shown & { type: SearchType; words: readonly string[] }) {
  const { t } = useTranslation('search')
  return (
    <section aria-labelledby="found" className={styles['section']}>
      <h2 id="found">{t(`kind.${type}`)}</h2>
      {data.totalElements === 0 ? (
        <EmptyState title={t('nothingOfKind')} />
      ) : (
        <List results={data.content} words={words} />
      )}
      {data.totalPages > 1 && <Pager data={data} perPage={perPage} onPage={list.setPage} />}
    </section>
  )
}

const List = ({ results, words }: { results: readonly SearchResult[]; words: readonly string[] }) => (
  <ul className={`card ${styles['list']}`}>
    {results.map((result) => (
      <li key={`${result.type}-${result.id}`}>
        <Result result={result} words={words} />
      </li>
    ))}
  </ul>
)

const Waiting = () => (
  <LoadingState>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} height={72} radius={18} mt={12} />
    ))}
  </LoadingState>
)
