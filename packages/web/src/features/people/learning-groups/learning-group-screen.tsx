import type { LearningGroup, LearningGroupForm as Form } from '@oktant/contract/people/learning-groups.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { GroupCourses } from './courses/group-courses.tsx'
import { LearningGroupFields } from './learning-group-fields.tsx'
import { LearningGroupPeople } from './learning-group-people.tsx'
import {
  bringBack,
  learningGroup,
  learningGroupsChanged,
  putLearningGroup,
  removalAffected,
  dropLearningGroup,
  useSaveLearningGroup,
} from './learning-groups.queries.ts'

const newGroup: Form = {
  name: { en: '', de: '' },
  description: { en: '', de: '' },
  rule: { match: 'all', sets: [] },
}

/** One learning group, or a new one. */
export function LearningGroupScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownGroup key={id} id={id} /> : <NewGroup />
}

function NewGroup() {
  const { t } = useTranslation('learningGroups')
  return (
    <RecordScreen
      back={{ to: paths.learningGroups, label: t('back') }}
      title={t('list.new')}
      lead={t('list.lead')}
    >
      <GroupForm id={0} first={newGroup} />
    </RecordScreen>
  )
}

function KnownGroup({ id }: { id: number }) {
  const { t } = useTranslation('learningGroups')
  const text = useLocalText()
  const { data } = useSuspenseQuery(learningGroup(id))
  const { name, description, rule, members, byHand, excluded, isResting } = data
  return (
    <RecordScreen
      back={{ to: paths.learningGroups, label: t('back') }}
      title={text(name)}
      lead={dotted([
        t('group.people', { count: members }),
        byHand > 0 && t('group.byHand', { count: byHand }),
        excluded > 0 && t('group.excluded', { count: excluded }),
      ])}
      tools={<Remove group={data} />}
    >
      {isResting && (
        <p className="card" role="note">
          {t('group.resting')}
        </p>
      )}
      <GroupForm id={id} first={{ name, description, rule }} />
      <GroupCourses id={id} />
      <LearningGroupPeople id={id} />
      <RecordHistory object="learningGroup" id={id} />
    </RecordScreen>
  )
}

function GroupForm({ id, first }: { id: number; first: Form }) {
  const { t } = useTranslation('learningGroups')
  const text = useLocalText()
  const navigate = useNavigate()
  const save = useSaveLearningGroup(id)
  const form = useRecordForm({
    name: `learning-group:${id}`,
    first,
    words: useRecordWords(),
    async save(values) {
      const saved = await save.mutateAsync(values)
      if (id) {
        // NOTE: who came and went by a new rule goes back by the old one.
        const isMoved = JSON.stringify(values.rule) !== JSON.stringify(first.rule)
        if (isMoved) offerUndo(t('moved', { count: saved.members }), () => putLearningGroup(id, first))
        return
      }
      notice.set({ text: t('made', { name: text(saved.name), count: saved.members }) })
      void navigate(generatePath(paths.learningGroup, { id: String(saved.id) }), { replace: true })
    },
  })
  return (
    <RecordForm label={t('form')} form={form}>
      <LearningGroupFields id={id} form={form} />
    </RecordForm>
  )
}

function Remove({ group: { id, name } }: { group: LearningGroup }) {
  const { t } = useTranslation('learningGroups')
  const title = useLocalText()(name)
  return (
    <RecordRemoval
      words={{
        open: t('remove.open'),
        title: t('remove.title', { name: title }),
        text: t('remove.text'),
        confirm: t('remove.confirm'),
        touched: ({ what, count }) => t(what === 'courses' ? 'remove.courses' : 'remove.members', { count }),
        done: t('removed', { name: title }),
      }}
      affected={removalAffected(id)}
      remove={() => dropLearningGroup(id)}
      restore={() => bringBack(id)}
      changed={learningGroupsChanged}
      back={paths.learningGroups}
    />
  )
}
