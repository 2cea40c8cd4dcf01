import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../../lib/api/api-error.ts'
import { loadErrorWords } from '../../../../../lib/api/error-text.ts'
import { useLatest } from '../../../../../lib/time/latest.ts'
import { holdWindow } from '../../../../../lib/leaving.ts'
import { useLanguage } from '../../../../../lib/words/language.ts'
import { mayBePart } from '../../../components/fields/accepted-files.ts'
import { giveUp, sendFile } from '../../../components/fields/upload-file.ts'
import { beginSection } from '../../courses.queries.ts'
import { createComponent } from '../../../components/components.queries.ts'
import type { BuilderPlace } from '../builder.rules.ts'
import type { Builder } from '../use-builder.ts'
import { componentFrom, titleOf } from './file-part.ts'
import type { Dropped } from './dropped.ts'

/** A file that becomes a part of the course: it waits, is under way, or could not. */
export type Arrival = {
  key: number
  file: File
  /** Where the part will stand; those that came together stand one after another. */
  place: BuilderPlace
  together: number
  part: number
  isCut: boolean
  error?: unknown
}

/** More at once is taken for a slip of the hand. */
const most = 100

type Needs = { course: CourseView; builder: Builder; say: (text: string) => void }

/** The files on their way into a course, which become its parts one after another. */
export function useArrivals({ course, builder, say }: Needs) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const latest = useLatest(builder)
  const [problem, setProblem] = useState<unknown>(null)
  const [refused, setRefused] = useState('')
  const { arrivals, next, line, change, leave, follow } = useLine()

  const bring = useEffectEvent(async ({ key, file }: Arrival, signal: AbortSignal) => {
    try {
      await checkName(file)
      const onProgress = (part: number) => change(key, { part })
      const sent = await sendFile(file, { signal, onProgress, onCut: (isCut) => change(key, { isCut }) })
      const { id, title, categoryId, minutes } = await createComponent(
        componentFrom(sent, file.name, language),
      )
      const shown = { title, categoryId, containerTypeId: null, minutes, isMissing: false }
      follow(key, (place) => latest.current.add(place, { componentId: id, nestedId: null }, shown))
      say(t('arrivals.added', { name: file.name }))
    } catch (error) {
      if (!signal.aborted) change(key, { error })
    }
  })
  const nextKey = next?.key
  const begin = useEffectEvent((signal: AbortSignal) => void (next && bring(next, signal)))
  useEffect(() => {
    if (nextKey === undefined) return
    const ending = new AbortController()
    begin(ending.signal)
    return () => ending.abort()
  }, [nextKey])
  // NOTE: those that wait are on their way, too: whoever leaves has to bring all of them again.
  const onTheirWay = arrivals.flatMap(({ file, error }) => (error === undefined ? [file.name] : []))
  const names = JSON.stringify(onTheirWay)
  const hold = useEffectEvent(() => onTheirWay.map((name) => holdWindow(name)))
  useEffect(() => {
    const ends = hold()
    return () => ends.forEach((end) => end())
  }, [names])

  const takeFolder = async (name: string, files: readonly File[], place: BuilderPlace) => {
    const title = { en: '', de: '', [language]: titleOf(name) }
    const made = await beginSection(course.sectionOf ?? course.id, title)
    latest.current.addSection(place, made)
    line(files, { list: made.id })
  }
  return {
    arrivals,
    under: nextKey,
    problem,
    refused,
    /** Takes files and folders in; a folder becomes a section with its files as parts. */
    async take(dropped: readonly Dropped[], place: BuilderPlace) {
      const count = dropped.reduce((sum, { files }) => sum + files.length, 0)
      setProblem(null)
      setRefused(count === 0 ? t('arrivals.nothing') : '')
      if (count > most) return setRefused(t('arrivals.tooMany', { count, most }))
      try {
        for (const { folder, files } of dropped)
          if (folder === null) line(files, place)
          else if (files.length > 0) await takeFolder(folder, files, place)
      } catch (error) {
        setProblem(error)
      }
    },
    again: (key: number) => change(key, { error: undefined, part: 0 }),
    leaveOut({ key, file }: Arrival) {
      leave(key)
      void giveUp(file)
    },
  }
}

/** Those that wait, and the one whose turn it is. */
function useLine() {
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([])
  const last = useRef(0)
  const latest = useLatest(arrivals)
  return {
    arrivals,
    next: arrivals.find(({ error }) => error === undefined),
    line(files: readonly File[], place: BuilderPlace) {
      const together = ++last.current
      const come = files.map((file) => ({
        key: ++last.current,
        file,
        place,
        together,
        part: 0,
        isCut: false,
      }))
      setArrivals((now) => [...now, ...come])
    },
    change: (key: number, changed: Partial<Arrival>) =>
      setArrivals((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one))),
    leave: (key: number) => setArrivals((now) => now.filter((one) => one.key !== key)),
    /** One has come; the next of those that came with it stands after it. */
    follow(key: number, put: (place: BuilderPlace) => number) {
      const come = latest.current.find((one) => one.key === key)
      if (!come) return
      const place = { list: come.place.list, after: put(come.place) }
      setArrivals((now) =>
        now.flatMap((one) =>
          one.key === key ? [] : one.together === come.together ? { ...one, place } : one,
        ),
      )
    },
  }
}

async function checkName({ name }: File) {
  if (mayBePart(name)) return
  await loadErrorWords()
  throw new ApiError('component_file_unknown', 415)
}
