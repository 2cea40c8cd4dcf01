// Runs before the first paint: the colour scheme and the language of the last visit, and what comes first in that language.
;(function () {
  var root = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var scheme = stored('oktant.colour-scheme') || 'auto'
  var dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  try {
    var palette = JSON.parse(stored('oktant.brand')) || {}
    for (var theme in palette)
      for (var shade in palette[theme])
        root.style.setProperty('--own-' + theme + '-' + shade, palette[theme][shade])
  } catch {
    // What cannot be read is not worn.
  }

  var wanted = stored('oktant.language') || navigator.language || 'en'
  var language = wanted.toLowerCase().indexOf('de') === 0 ? 'de' : 'en'
  root.lang = language
  var script = document.currentScript
  var load = function (names) {
    ;(names || '').split(' ').forEach(function (name) {
      if (!name) return
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = name
      document.head.append(link)
    })
  }
  load(script.getAttribute('data-' + language))
  var address = location.hash.slice(2).split('?')[0]
  // Whoever has not been here before and comes to no page of their own is shown the first one.
  if (!address && !stored('oktant.session') && !stored('oktant.segment-tip-closed')) address = 'overview'
  if (address === 'overview' || address === 'login') load(script.getAttribute('data-' + address))
})()
