import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { createWebhook } from '@oktant/contract/organisation/webhooks.ts'
import { expect, test } from 'vitest'
import { passCourse } from '../../../../test/kit/content/certificates.ts'
import { receiver } from '../../../../test/kit/servers/receiver.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { webhookForm } from '../../../../test/scenes/webhooks.ts'

const program = await receiver()

test('who begins and passes a course, and the certificate of it, are told once and in order', async () => {
  const server = await testServer({ WEBHOOK_HOSTS: program.host })
  const me = await server.make.user({
    permissions: [
      'system.administer',
      'certificates.administer',
      'courses.administer',
      'content.administer',
      'learning.take',
    ],
  })
  const url = `http://${program.host}/${me.companyId}`
  const events = ['course.begun' as const, 'course.completed' as const, 'certificate.issued' as const]
  await server.call(createWebhook, { as: me, body: { ...webhookForm, url, events } })
  const { id, courseView } = await passCourse(server, me)
  const [part] = courseView.children
  // NOTE: opened once more, it is passed still and no second time.
  const params = { key: part?.childId ?? 0 }
  const { launch } = await server.call(launchComponent, { as: me, params })
  const body = { launch: launch ?? '', seconds: 1, done: 'read' as const }
  await server.call(saveLaunch, { as: me, params, body })
  await server.kit.outbox.deliver()
  await server.kit.webhooks.deliver()
  const ofCourse = { userId: me.id, containerId: courseView.id }
  expect(program.arrived.map(({ message: { event, data } }) => [event, data])).toEqual([
    ['course.begun', ofCourse],
    ['course.completed', { ...ofCourse, mark: null }],
    ['certificate.issued', { ...ofCourse, certificateId: id }],
  ])
})
