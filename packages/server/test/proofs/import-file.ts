import { Readable } from 'node:stream'

/** So many people in the order of their numbers; each is led by one who comes before, and every twelfth is wrong. */
export function* peopleLines(count: number, { domain, surname }: { domain: string; surname: string }) {
  yield 'Personnel number;Username;First name;Surname;E-mail address;Line manager\n'
  for (let number = 1; number <= count; number += 1) {
    const login = `person-${number}@${domain}`
    const manager = number > 12 ? String(Math.floor(number / 12)) : ''
    yield `${number};${login};First ${number};${surname} ${number};${login};${manager}\n`
  }
}

/** The body of an upload as it is made, so that not even the sender holds the file. */
export function uploadOf(lines: Iterable<string>) {
  const boundary = 'oktant-proof-boundary'
  function* parts() {
    yield `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n`
    let chunk = ''
    for (const line of lines) {
      chunk += line
      if (chunk.length < 64_000) continue
      yield chunk
      chunk = ''
    }
    yield `${chunk}\r\n--${boundary}--\r\n`
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    // NOTE: what `fetch` sends is a stream of the web, and Node's own knows how to become one.
    body: Readable.toWeb(Readable.from(parts())) as ReadableStream<Uint8Array>,
  }
}
