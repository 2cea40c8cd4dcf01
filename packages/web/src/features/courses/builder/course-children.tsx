import { Button } from '@mantine/core'
import type { ChildForm, CourseChild, CourseView } from '@oktant/contract/containers.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../lib/deferred.tsx'
import { useUser } from '../../../lib/session/session-state.ts'
import { RecordSection } from '../../../ui/admin/record-screen.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ChildRow, type Shown } from './child-row.tsx'
import styles from './builder.module.css'
import type { BuilderForm } from './course-fields.tsx'

const AddDialog = deferred(() => import('./add-dialog.tsx').then((file) => file.AddDialog), ['editor'])

type ChildrenProps = { course: CourseView; form: BuilderForm }

/** The parts of a course in their order. */
export function CourseChildren({ course, form }: ChildrenProps) {
  const { t } = useTranslation('courses')
  const [adding, setAdding] = useState<{ first?: File } | null>(null)
  const [added, setAdded] = useState<ReadonlyMap<number, Shown>>(new Map())
  const [said, setSaid] = useState('')
  const mayAdd = useUser()?.permissions.includes('content.administer') ?? false
  const { children } = form.values
  const change = (list: ChildForm[]) => form.set({ children: list })
  const known = new Map(course.children.map((child) => [child.childId, child]))
  const shown = (child: ChildForm): Shown =>
    shownOf(known.get(child.childId), added.get(child.componentId ?? 0))
  const move = (from: number, to: number) => {
    const list = [...children]
    const [moved] = list.splice(from, 1)
    if (!moved || to < 0 || to >= children.length) return
    list.splice(to, 0, moved)
    change(list)
    setSaid(t('child.moved', { place: to + 1, of: children.length }))
  }
  const add = (componentId: number, about: Shown) => {
    setAdded(new Map([...added, [componentId, about]]))
    change([...children, newChild(componentId)])
    setAdding(null)
  }
  const open = (wish: { first?: File }) => void AddDialog.prepare().then(() => setAdding(wish))
  return (
    <RecordSection title={t('part.content')} hint={t('part.contentHint')}>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [dropped] = event.dataTransfer.files
          if (dropped && mayAdd) open({ first: dropped })
        }}
      >
        {children.length === 0 && <EmptyState title={t('child.empty')} hint={t('child.emptyHint')} />}
        <ol className={styles['children']}>
          {children.map((child, index) => (
            <ChildRow
              key={child.childId || `new-${child.componentId}-${index}`}
              child={child}
              shown={shown(child)}
              place={index}
              count={children.length}
              errorAt={(field) => form.errorAt(`children.${index}${field}`)}
              onMove={(to) => move(index, to)}
              onChange={(values) =>
                change(children.map((one, place) => (place === index ? { ...one, ...values } : one)))
              }
              onRemove={() => change(children.filter((_, place) => place !== index))}
            />
          ))}
        </ol>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {form.errorAt('children') && <p className={styles['wrong']}>{form.errorAt('children')}</p>}
      {!mayAdd && <p className={styles['quiet']}>{t('child.noRight')}</p>}
      <Button
        disabled={!mayAdd}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onPointerEnter={() => void AddDialog.prepare()}
        onClick={() => open({})}
      >
        {t('child.add')}
      </Button>
      {adding && <AddDialog first={adding.first} onAdd={add} onClose={() => setAdding(null)} />}
    </RecordSection>
  )
}

const newChild = (componentId: number): ChildForm => ({
  childId: 0,
  componentId,
  nestedId: null,
  enabled: true,
  scoring: true,
  unlock: { by: 'open' },
})

const nothing: Shown = {
  title: { en: '', de: '' },
  categoryId: null,
  containerTypeId: null,
  minutes: null,
  isMissing: false,
}
const shownOf = (known: CourseChild | undefined, added: Shown | undefined): Shown => known ?? added ?? nothing
