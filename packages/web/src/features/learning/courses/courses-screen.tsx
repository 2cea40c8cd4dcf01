import { containerStates, type CourseRow } from '@oktant/contract/learning/courses/containers.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { BulkCourses } from './bulk-courses.tsx'
import { stateTones, useCourseWords } from './course-words.ts'
import { TypeIcon } from '../../../ui/type-icon.tsx'
import styles from '../components/components.module.css'
import { courses, courseTypes, folders } from './courses.queries.ts'

function useColumns(): Column<CourseRow>[] {
  const { t } = useTranslation('courses')
  const { number, short } = useDates()
  const { type, state } = useCourseWords()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('course.title'),
      isSortable: true,
      isLong: true,
      cell: ({ id, title }) => (
        <Link to={generatePath(paths.adminCourse, { id: String(id) })}>{text(title)}</Link>
      ),
    },
    {
      field: 'type',
      isShort: true,
      head: t('course.type'),
      cell: ({ containerTypeId, courseType }) =>
        courseType ? (
          <span className={styles['typed']}>
            <TypeIcon of={courseType.icon} /> {text(courseType.name)}
          </span>
        ) : (
          type(containerTypeId)
        ),
    },
    { field: 'parent', head: t('course.parent'), cell: ({ parent }) => (parent ? text(parent) : '–') },
    {
      field: 'state',
      head: t('course.state'),
      isSortable: true,
      cell: (row) => (
        <span className="pill" data-tone={row.isChanged ? 'warn' : stateTones[row.state]}>
          {row.isChanged ? t('state.changed') : state(row.state)}
        </span>
      ),
    },
    {
      field: 'learners',
      head: t('course.learners'),
      isSortable: true,
      cell: ({ learners }) => <span className="numbers">{number(learners)}</span>,
    },
    {
      field: 'changedAt',
      head: t('course.changedAt'),
      isSortable: true,
      cell: ({ changedAt }) => <span className="numbers">{short(changedAt)}</span>,
    },
  ]
}

/** The courses of the company, and the folders they stand in. */
export function CoursesScreen() {
  const { t } = useTranslation(['courses', 'admin', 'shell'])
  const text = useLocalText()
  const { state } = useCourseWords()
  const list = useListState({
    sort: { field: 'title', direction: 'ASC' },
    filters: ['title', 'state', 'parentId', 'courseType'],
  })
  const { data: places = [] } = useQuery(folders)
  const { data: types = [] } = useQuery(courseTypes)
  return (
    <ListScreen
      title={t('shell:screen.adminCourses')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.adminCourse, { id: '0' }) }}
      list={list}
      result={useQuery(courses(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={
        <>
          <TypedFilter list={list} name="title" label={t('course.title')} />
          <ChoiceFilter
            list={list}
            name="state"
            label={t('course.state')}
            any={t('list.anyState')}
            choices={containerStates.map((value) => ({ value, label: state(value) }))}
          />
          <ChoiceFilter
            list={list}
            name="parentId"
            label={t('course.parent')}
            any={t('list.anyPlace')}
            choices={places.map(({ id, title, depth }) => ({
              value: String(id),
              label: `${'  '.repeat(depth)}${text(title)}`,
            }))}
          />
          {types.length > 0 && (
            <ChoiceFilter
              list={list}
              name="courseType"
              label={t('course.courseType')}
              any={t('list.anyCourseType')}
              choices={types.map(({ id, name }) => ({ value: String(id), label: text(name) }))}
            />
          )}
        </>
      }
      bulk={{
        nameOf: ({ title }) => text(title),
        open: t('admin:bulk.open'),
        dialog: (props) => <BulkCourses places={places} {...props} />,
      }}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
