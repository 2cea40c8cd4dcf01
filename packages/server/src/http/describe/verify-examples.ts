/** How a receiver tells that a message is genuine; the first one is run by a test. */
export const verifyExamples = [
  {
    language: 'JavaScript (Node)',
    text: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isGenuine(headers, body, secret, now = Date.now()) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(now / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(id + '.' + timestamp + '.' + body).digest()
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.slice('v1,'.length), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`,
  },
  {
    language: 'Python',
    text: `import base64, hashlib, hmac, time

def is_genuine(headers, body: bytes, secret: str) -> bool:
    id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(expected, given) for given in headers["webhook-signature"].split(" "))`,
  },
  {
    language: 'PHP',
    text: `function isGenuine(array $headers, string $body, string $secret): bool {
    [$id, $timestamp] = [$headers['webhook-id'], $headers['webhook-timestamp']];
    if (abs(time() - (int) $timestamp) > 300) return false;
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $given)
        if (hash_equals($expected, $given)) return true;
    return false;
}`,
  },
  {
    language: 'Java',
    text: `static boolean isGenuine(Map<String, String> headers, String body, String secret) throws Exception {
    String id = headers.get("webhook-id"), timestamp = headers.get("webhook-timestamp");
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) > 300) return false;
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring(6)), "HmacSHA256"));
    byte[] expected = mac.doFinal((id + "." + timestamp + "." + body).getBytes(UTF_8));
    for (String given : headers.get("webhook-signature").split(" "))
        if (MessageDigest.isEqual(expected, Base64.getDecoder().decode(given.substring(3)))) return true;
    return false;
}`,
  },
] as const
