import type { Talk } from '@oktant/contract/development/talks.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { AddAction } from './add-action.tsx'
import { NewTalk } from './new-talk.tsx'
import { RemoveTalk } from './remove-talk.tsx'
import { TalkActions } from './talk-actions.tsx'
import { TalkAbout } from './talk-about.tsx'
import { TalkTextPart } from './talk-text.tsx'
import { talk } from './talks.queries.ts'

/** One talk, or a new one. */
export function TalkScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownTalk key={id} id={id} /> : <NewTalk />
}

const useTalkTitle = ({ topic, user, manager, side }: Talk) => {
  const { t } = useTranslation('talks')
  const other = side === 'person' ? manager : user
  return topic || (other ? t('titleWith', { name: other.name }) : t('title'))
}

function KnownTalk({ id }: { id: number }) {
  const { t } = useTranslation('talks')
  const { day } = useDates()
  const { data } = useSuspenseQuery({ ...talk(id), refetchOnWindowFocus: true })
  const { user, manager, talkOn, texts, actions, earlierActions } = data
  const two = { person: user.name, manager: manager?.name ?? t('noManager') }
  return (
    <RecordScreen
      back={{ to: paths.talks, label: t('back') }}
      title={useTalkTitle(data)}
      lead={t('lead.one', { ...two, day: day(talkOn) })}
      tools={data.can.remove && <RemoveTalk talk={data} />}
      aside={<TalkAbout talk={data} />}
    >
      {earlierActions.length > 0 && (
        <RecordSection title={t('earlier.title')} hint={t('earlier.hint')}>
          <TalkActions actions={earlierActions} areEarlier />
        </RecordSection>
      )}
      {texts.map((text) => (
        <TalkTextPart key={text.part} talkId={id} text={text} />
      ))}
      <RecordSection title={t('actions.title')} hint={t('actions.hint')}>
        {actions.length > 0 && <TalkActions actions={actions} />}
        <AddAction talk={data} />
      </RecordSection>
    </RecordScreen>
  )
}
