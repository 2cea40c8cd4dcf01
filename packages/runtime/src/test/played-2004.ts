import type { Activity } from '../scorm2004/library.ts'
import { openScorm2004, type Scorm2004Launch } from '../scorm2004/player.ts'
import { listeningKeeper } from './scripted.ts'

export const twoItems: Activity = {
  id: 'course',
  title: 'Knots',
  sequencingControls: { choice: true, flow: true },
  children: [
    { id: 'bowline', title: 'Bowline' },
    { id: 'hitch', title: 'Hitch' },
  ],
}

export type GivenLaunch = Partial<Omit<Scorm2004Launch, 'keeper'>>

/** A package that a learner plays, and what the server would hold of it. */
export async function played(launch: GivenLaunch = {}) {
  const { told, keeper } = listeningKeeper()
  const delivered: string[] = []
  const ended: string[] = []
  const player = await openScorm2004({
    tree: twoItems,
    lesson: { learnerId: '7', learnerName: 'Ada', mode: 'normal' },
    values: {},
    deliver: (item) => delivered.push(item),
    end: (reason) => ended.push(reason),
    ...launch,
    keeper,
  })
  const { api } = player
  const saved = () => ({
    ...launch.values,
    ...Object.fromEntries(told.flatMap(([what, name, value]) => (what === 'put' ? [[name, value]] : []))),
  })
  const set = (elements: Record<string, unknown>) =>
    Object.entries(elements).map(([element, value]) => api.SetValue(element, value))
  return { ...player, api, told, delivered, ended, saved, set }
}

export async function begun(launch: GivenLaunch = {}) {
  const package2004 = await played(launch)
  package2004.enter()
  package2004.api.Initialize('')
  return package2004
}

export const passed = {
  'cmi.completion_status': 'completed',
  'cmi.success_status': 'passed',
  'cmi.score.scaled': '0.8',
}
