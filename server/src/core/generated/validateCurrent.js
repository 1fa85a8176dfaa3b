"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"type":"object","required":["theme","name","colors","navigation"],"properties":{"theme":{"type":"string","enum":["mint","maple","palm","willow","linden","almond","aspen","luma","sequoia"]},"name":{"type":"string","pattern":"\\S","patternErrorMessage":"a name that is not blank"},"colors":{"type":"object","required":["primary"],"properties":{"primary":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"navigation":{"type":"object","properties":{"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"}},"additionalProperties":false,"x-dropped":true},"logo":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","minLength":3}},{"if":{"type":"object"},"then":{"type":"object","required":["light","dark"],"properties":{"light":{"type":"string"},"dark":{"type":"string"},"href":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)"}},"additionalProperties":false}}]},"favicon":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"type":"object","required":["light","dark"],"properties":{"light":{"type":"string"},"dark":{"type":"string"}},"additionalProperties":false}}]},"description":{"type":"string"},"navbar":{"$ref":"#/definitions/navbar"},"footer":{"$ref":"#/definitions/footer"},"appearance":{"type":"object","properties":{"default":{"type":"string","enum":["system","light","dark"]},"strict":{"type":"boolean"}},"additionalProperties":false},"api":{"type":"object","properties":{"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"params":{"type":"object","properties":{"expanded":{"type":"string","enum":["all","closed"]},"post":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"playground":{"type":"object","properties":{"display":{"type":"string","enum":["interactive","simple","none","auth"]},"proxy":{"type":"boolean"},"credentials":{"type":"boolean"}},"additionalProperties":false},"examples":{"type":"object","properties":{"defaults":{"type":"string","enum":["required","all"]},"languages":{"type":"array","items":{"type":"string"}},"prefill":{"type":"boolean"},"autogenerate":{"type":"boolean"}},"additionalProperties":false},"url":{"type":"string","enum":["full"]},"mdx":{"type":"object","properties":{"auth":{"type":"object","properties":{"method":{"type":"string","enum":["bearer","basic","key","cobo"]},"name":{"type":"string"}},"additionalProperties":false},"server":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"}},{"if":{"type":"array"},"then":{"type":"array","items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"}}}]}},"additionalProperties":false}},"additionalProperties":false},"redirects":{"type":"array","items":{"type":"object","required":["source","destination"],"properties":{"source":{"type":"string","minLength":1},"destination":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)","minLength":1},"permanent":{"type":"boolean"}},"additionalProperties":false}},"icons":{"type":"object","required":["library"],"properties":{"library":{"$ref":"#/definitions/iconLibrary"}},"additionalProperties":false},"fonts":{"type":"object","properties":{"family":{"type":"string"},"weight":{"type":"number"},"source":{"type":"string"},"format":{"type":"string","enum":["woff2","woff"]},"heading":{"$ref":"#/definitions/font"},"body":{"$ref":"#/definitions/font"}},"additionalProperties":false,"x-strict":"family","dependencies":{"weight":["family"],"source":["family","format"],"format":["family"]}},"styling":{"type":"object","properties":{"eyebrows":{"type":"string","enum":["section","breadcrumbs"]},"latex":{"type":"boolean"},"codeblocks":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","enum":["system","dark","andromeeda","aurora-x","ayu-dark","catppuccin-frappe","catppuccin-latte","catppuccin-macchiato","catppuccin-mocha","dark-plus","dracula","dracula-soft","everforest-dark","everforest-light","github-dark","github-dark-default","github-dark-dimmed","github-dark-high-contrast","github-light","github-light-default","github-light-high-contrast","gruvbox-dark-hard","gruvbox-dark-medium","gruvbox-dark-soft","gruvbox-light-hard","gruvbox-light-medium","gruvbox-light-soft","houston","kanagawa-dragon","kanagawa-lotus","kanagawa-wave","laserwave","light-plus","material-theme","material-theme-darker","material-theme-lighter","material-theme-ocean","material-theme-palenight","min-dark","min-light","monokai","night-owl","nord","one-dark-pro","one-light","plastic","poimandres","red","rose-pine","rose-pine-dawn","rose-pine-moon","slack-dark","slack-ochin","snazzy-light","solarized-dark","solarized-light","synthwave-84","tokyo-night","vesper","vitesse-black","vitesse-dark","vitesse-light","css-variables"]}},{"if":{"type":"object"},"then":{"type":"object","properties":{"theme":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/codeTheme"}},{"if":{"type":"object"},"then":{"type":"object","required":["light","dark"],"properties":{"light":{"$ref":"#/definitions/codeTheme"},"dark":{"$ref":"#/definitions/codeTheme"}},"additionalProperties":false}}]},"languages":{"type":"object","properties":{"custom":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false}}]}},"additionalProperties":false},"background":{"type":"object","properties":{"image":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"type":"object","required":["light","dark"],"properties":{"light":{"type":"string"},"dark":{"type":"string"}},"additionalProperties":false}}]},"decoration":{"type":"string","enum":["gradient","grid","windows"]},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true}},"additionalProperties":false},"banner":{"$ref":"#/definitions/banner"},"contextual":{"type":"object","required":["options"],"properties":{"options":{"type":"array","items":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","enum":["copy","view","assistant","download-pdf","download-spec","chatgpt","claude","perplexity","grok","aistudio","devin","devin-desktop","windsurf","mcp","add-mcp","cursor","vscode","devin-mcp"]}},{"if":{"type":"object"},"then":{"type":"object","required":["title","description","href"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"icon":{"$ref":"#/definitions/icon"},"href":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"type":"object","required":["base"],"properties":{"base":{"type":"string"},"query":{"type":"array","items":{"type":"object","required":["key","value"],"properties":{"key":{"type":"string"},"value":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false}}]}},"additionalProperties":false}}]}},"display":{"type":"string","enum":["header","toc"]}},"additionalProperties":false},"seo":{"type":"object","properties":{"metatags":{"type":"object","properties":{},"additionalProperties":{"type":"string"}},"paths":{"type":"array","items":{"type":"object","required":["path","metatags"],"properties":{"path":{"type":"string","pattern":"^[^/]+(?:/[^/]+)*$","patternErrorMessage":"a folder such as `guides/api`, without a slash at its ends"},"metatags":{"type":"object","properties":{},"additionalProperties":{"type":"string"}}},"additionalProperties":false}},"organization":{"type":"object","properties":{"id":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"},"name":{"type":"string"},"legalName":{"type":"string"},"url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"},"logo":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"},"sameAs":{"type":"array","items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"}}},"additionalProperties":false},"indexing":{"type":"string","enum":["navigable","all"]},"trailingSlash":{"type":"boolean"}},"additionalProperties":false},"search":{"type":"object","properties":{"prompt":{"type":"string"}},"additionalProperties":false},"integrations":{"type":"object","properties":{"adobe":{"type":"object","required":["launchUrl"],"properties":{"launchUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"}},"additionalProperties":false},"amplitude":{"type":"object","required":["apiKey"],"properties":{"apiKey":{"type":"string"}},"additionalProperties":false},"clarity":{"type":"object","required":["projectId"],"properties":{"projectId":{"type":"string"}},"additionalProperties":false},"clearbit":{"type":"object","required":["publicApiKey"],"properties":{"publicApiKey":{"type":"string"}},"additionalProperties":false},"fathom":{"type":"object","required":["siteId"],"properties":{"siteId":{"type":"string"}},"additionalProperties":false},"frontchat":{"type":"object","required":["snippetId"],"properties":{"snippetId":{"type":"string","minLength":6}},"additionalProperties":false},"ga4":{"type":"object","required":["measurementId"],"properties":{"measurementId":{"type":"string","pattern":"^G","patternErrorMessage":"an id that begins with `G`"}},"additionalProperties":false},"gtm":{"type":"object","required":["tagId"],"properties":{"tagId":{"type":"string","pattern":"^G","patternErrorMessage":"an id that begins with `G`"}},"additionalProperties":false},"heap":{"type":"object","required":["appId"],"properties":{"appId":{"type":"string"}},"additionalProperties":false},"hightouch":{"type":"object","required":["writeKey"],"properties":{"writeKey":{"type":"string"},"apiHost":{"type":"string"}},"additionalProperties":false},"hotjar":{"type":"object","required":["hjid","hjsv"],"properties":{"hjid":{"type":"string"},"hjsv":{"type":"string"}},"additionalProperties":false},"intercom":{"type":"object","required":["appId"],"properties":{"appId":{"type":"string","minLength":6}},"additionalProperties":false},"koala":{"type":"object","required":["publicApiKey"],"properties":{"publicApiKey":{"type":"string","minLength":2}},"additionalProperties":false},"logrocket":{"type":"object","required":["appId"],"properties":{"appId":{"type":"string"}},"additionalProperties":false},"mixpanel":{"type":"object","required":["projectToken"],"properties":{"projectToken":{"type":"string"},"region":{"type":"string","enum":["us","eu","in"]}},"additionalProperties":false},"onetrust":{"type":"object","required":["domainScript"],"properties":{"domainScript":{"type":"string"},"categoryId":{"type":"string"},"scriptSource":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]://","patternErrorMessage":"an address that begins with `https://`"}},"additionalProperties":false},"pirsch":{"type":"object","required":["id"],"properties":{"id":{"type":"string"}},"additionalProperties":false},"posthog":{"type":"object","required":["apiKey"],"properties":{"apiKey":{"type":"string","pattern":"^phc_","patternErrorMessage":"a key that begins with `phc_`"},"apiHost":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"},"sessionRecording":{"type":"boolean"}},"additionalProperties":false},"plausible":{"type":"object","required":["domain"],"properties":{"domain":{"type":"string","pattern":"^(?![Hh][Tt][Tt][Pp][Ss]?://)","patternErrorMessage":"a domain without `https://`"},"server":{"type":"string","pattern":"^(?![Hh][Tt][Tt][Pp][Ss]?://)","patternErrorMessage":"a server without `https://`"}},"additionalProperties":false},"segment":{"type":"object","required":["key"],"properties":{"key":{"type":"string"},"cdnUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$","patternErrorMessage":"an address that begins with `https://`, without `?` and `#`"}},"additionalProperties":false},"telemetry":{"type":"object","properties":{"enabled":{"type":"boolean"}},"additionalProperties":false},"cookies":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"string"}},"additionalProperties":false},"transcend":{"type":"object","required":["bundleId"],"properties":{"bundleId":{"type":"string","pattern":"^[A-Za-z0-9_-]+$","patternErrorMessage":"an id of letters, digits, `_` and `-`"},"analyticsPurpose":{"type":"string","minLength":1,"maxLength":100}},"additionalProperties":false}},"additionalProperties":false,"x-strict":true},"errors":{"type":"object","properties":{"404":{"type":"object","properties":{"redirect":{"type":"boolean"},"title":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false,"x-strict":"404"},"variables":{"type":"object","properties":{},"additionalProperties":{"type":"string"},"propertyNames":{"x-severity":"warning","pattern":"^[A-Za-z0-9_.-]*$","patternErrorMessage":"is no name that pages can take in: it must consist of letters, digits, `-`, `_` and `.` only"}},"interaction":{"type":"object","properties":{"drilldown":{"type":"boolean"}},"additionalProperties":false},"thumbnails":{"type":"object","properties":{"appearance":{"type":"string","enum":["light","dark"]},"background":{"type":"string"},"fonts":{"type":"object","required":["family"],"properties":{"family":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false},"metadata":{"type":"object","properties":{"timestamp":{"type":"boolean"}},"additionalProperties":false},"markdown":{"type":"object","properties":{"schema":{"type":"boolean"},"instructions":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}}}]}},"additionalProperties":false},"public":{"type":"boolean"},"variations":{"type":"object","required":["options"],"properties":{"options":{"type":"array","items":{"type":"object","required":["id","label"],"properties":{"id":{"type":"string","minLength":1},"label":{"type":"string","minLength":1}},"additionalProperties":false},"minItems":1}},"additionalProperties":false},"$schema":{"type":"string"}},"additionalProperties":false,"if":{"required":["theme"],"properties":{"theme":{"enum":["mint","maple","palm","linden","almond","aspen","luma","sequoia"]}}},"then":{"propertyNames":{"x-severity":"warning","pattern":"^(?!variations$)","patternErrorMessage":"has no effect with this theme: only `willow` shows variants of the site. Change `theme`, or remove it"}},"definitions":{"icon":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"style":{"$ref":"#/definitions/iconStyle"},"library":{"$ref":"#/definitions/iconLibrary"}},"additionalProperties":false}}]},"iconStyle":{"type":"string","enum":["brands","duotone","light","sharp-solid","solid","thin","regular","sharp-duotone-solid","sharp-light","sharp-regular","sharp-thin"]},"iconLibrary":{"type":"string","enum":["fontawesome","lucide","tabler"]},"pages":{"type":"array","items":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/group"}}]},"x-dropped":true},"group":{"type":"object","required":["group"],"properties":{"group":{"type":"string","minLength":1},"pages":{"$ref":"#/definitions/pages"},"icon":{"$ref":"#/definitions/icon"},"root":{"type":"string"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tag":{"type":"string"},"expanded":{"type":"boolean"},"hidden":{"type":"boolean"},"searchable":{"type":"boolean"},"public":{"type":"boolean"},"boost":{"type":"number"},"directory":{"$ref":"#/definitions/directory"},"sdk":{"$ref":"#/definitions/sdk"}},"additionalProperties":false,"x-dropped":true},"directory":{"type":"string","enum":["none","accordion","card"]},"tab":{"type":"object","required":["tab"],"properties":{"tab":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"menu":{"type":"array","items":{"$ref":"#/definitions/item"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"searchable":{"type":"boolean"},"align":{"type":"string","enum":["start","end"]},"graphql":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an `https://` URL, or a path in the site"}},{"if":{"type":"object"},"then":{"type":"object","required":["source"],"properties":{"source":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an `https://` URL, or a path in the site"},"directory":{"type":"string"}},"additionalProperties":false,"x-strict":true}}]},"sdk":{"$ref":"#/definitions/sdk"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true},"anchor":{"type":"object","required":["anchor"],"properties":{"anchor":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true},"dropdown":{"type":"object","required":["dropdown"],"properties":{"dropdown":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"description":{"type":"string"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true},"product":{"type":"object","required":["product"],"properties":{"product":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"menu":{"type":"array","items":{"$ref":"#/definitions/item"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"name":{"type":"string"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"description":{"type":"string"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true},"version":{"type":"object","required":["version"],"properties":{"version":{"type":"string","minLength":1},"default":{"type":"boolean"},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"tag":{"type":"string"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true},"item":{"type":"object","required":["item"],"properties":{"item":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"description":{"type":"string"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true},"language":{"type":"object","required":["language"],"properties":{"language":{"type":"string","enum":["en","cn","zh","zh-Hans","zh-Hant","zh-CN","zh-TW","es","fr","fr-CA","fr-ca","ja","jp","ja-jp","ja-JP","pt","pt-BR","de","ko","it","ru","ro","cs","id","ar","tr","hi","sv","no","da","lv","nl","uk","vi","pl","uz","he","ca","fi","hu"]},"default":{"type":"boolean"},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"banner":{"$ref":"#/definitions/banner"},"footer":{"$ref":"#/definitions/footer"},"navbar":{"$ref":"#/definitions/navbar"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true},"global":{"type":"object","properties":{"languages":{"type":"array","items":{"type":"object","required":["language","href"],"properties":{"language":{"type":"string","enum":["en","cn","zh","zh-Hans","zh-Hant","zh-CN","zh-TW","es","fr","fr-CA","fr-ca","ja","jp","ja-jp","ja-JP","pt","pt-BR","de","ko","it","ru","ro","cs","id","ar","tr","hi","sv","no","da","lv","nl","uk","vi","pl","uz","he","ca","fi","hu"]},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"default":{"type":"boolean"}},"additionalProperties":false}},"versions":{"type":"array","items":{"type":"object","required":["version","href"],"properties":{"version":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"default":{"type":"boolean"},"tag":{"type":"string"}},"additionalProperties":false}},"tabs":{"type":"array","items":{"type":"object","required":["tab","href"],"properties":{"tab":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"align":{"type":"string","enum":["start","end"]}},"additionalProperties":false}},"dropdowns":{"type":"array","items":{"type":"object","required":["dropdown","href"],"properties":{"dropdown":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"description":{"type":"string"}},"additionalProperties":false}},"anchors":{"type":"array","items":{"type":"object","required":["anchor","href"],"properties":{"anchor":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true}},"additionalProperties":false}},"products":{"type":"array","items":{"type":"object","required":["product"],"properties":{"product":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"description":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false,"x-strict":true},"sdk":{"type":"object","required":["format","source"],"properties":{"format":{"type":"string","enum":["typedoc","docfx","javadoc","sphinx","phpdoc"]},"source":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an `https://` URL, or a path in the site"},"directory":{"type":"string"}},"additionalProperties":false,"x-strict":true},"apiSource":{"type":"string","pattern":"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)","patternErrorMessage":"an `http://` or `https://` URL, or a path in the site"},"apiSourceObject":{"type":"object","required":["source"],"properties":{"source":{"$ref":"#/definitions/apiSource"},"directory":{"type":"string"},"overlays":{"type":"array","items":{"type":"string"}}},"additionalProperties":false,"x-strict":true},"apiSources":{"type":["string","array","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/apiSource"}},{"if":{"type":"array"},"then":{"type":"array","items":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/apiSource"}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/apiSourceObject"}}]}}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/apiSourceObject"}}]},"asyncApiSources":{"type":["string","array","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/apiSource"}},{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/definitions/apiSource"}}},{"if":{"type":"object"},"then":{"type":"object","required":["source"],"properties":{"source":{"$ref":"#/definitions/apiSource"},"directory":{"type":"string"}},"additionalProperties":false,"x-strict":true}}]},"socials":{"type":"object","properties":{"website":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"facebook":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"x":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"discord":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"slack":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"github":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"linkedin":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"instagram":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"hacker-news":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"youtube":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"medium":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"telegram":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"twitter":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"x-twitter":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"earth-americas":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"bluesky":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"threads":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"reddit":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"podcast":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]}},"additionalProperties":false,"x-strict":true},"footer":{"type":"object","properties":{"socials":{"$ref":"#/definitions/socials"},"links":{"type":"array","items":{"type":"object","required":["items"],"properties":{"header":{"type":"string","minLength":1},"items":{"type":"array","items":{"type":"object","required":["label","href"],"properties":{"label":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:/(?!/)|[#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL","allOf":[{"x-severity":"warning","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]:|(?![Hh][Tt][Tt][Pp]:))","patternErrorMessage":"an address that begins with `https://`, as the footer takes no other"}]}},"additionalProperties":false},"minItems":1}},"additionalProperties":false},"minItems":1,"maxItems":4}},"additionalProperties":false},"navbar":{"type":"object","properties":{"links":{"type":"array","items":{"type":"object","required":["href"],"properties":{"label":{"type":"string"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"type":{"type":"string"}},"additionalProperties":false,"if":{"required":["type"],"properties":{"type":{"enum":["github","discord"]}}},"else":{"required":["label"]}}},"primary":{"type":["object"],"allOf":[{"if":{"type":"object"},"then":{"properties":{"type":{"enum":["button","github","discord"]}},"required":["type"]}},{"if":{"type":"object","properties":{"type":{"const":"button"}},"required":["type"]},"then":{"type":"object","required":["type","label","href"],"properties":{"type":{},"label":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"}},"additionalProperties":false}},{"if":{"type":"object","properties":{"type":{"const":"github"}},"required":["type"]},"then":{"type":"object","required":["type","href"],"properties":{"type":{},"label":{"type":"string"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"}},"additionalProperties":false}},{"if":{"type":"object","properties":{"type":{"const":"discord"}},"required":["type"]},"then":{"type":"object","required":["type","href"],"properties":{"type":{},"label":{"type":"string"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"}},"additionalProperties":false}}]}},"additionalProperties":false},"banner":{"type":"object","required":["content"],"properties":{"content":{"type":"string","minLength":1},"dismissible":{"type":"boolean"},"type":{"type":"string","enum":["info","warning","critical"]},"color":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},{"if":{"type":"object"},"then":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true}}]}},"additionalProperties":false},"font":{"type":"object","required":["family"],"properties":{"family":{"type":"string"},"weight":{"type":"number"},"source":{"type":"string"},"format":{"type":"string","enum":["woff2","woff"]}},"additionalProperties":false,"dependencies":{"source":["format"]}},"codeTheme":{"type":"string","enum":["andromeeda","aurora-x","ayu-dark","catppuccin-frappe","catppuccin-latte","catppuccin-macchiato","catppuccin-mocha","dark-plus","dracula","dracula-soft","everforest-dark","everforest-light","github-dark","github-dark-default","github-dark-dimmed","github-dark-high-contrast","github-light","github-light-default","github-light-high-contrast","gruvbox-dark-hard","gruvbox-dark-medium","gruvbox-dark-soft","gruvbox-light-hard","gruvbox-light-medium","gruvbox-light-soft","houston","kanagawa-dragon","kanagawa-lotus","kanagawa-wave","laserwave","light-plus","material-theme","material-theme-darker","material-theme-lighter","material-theme-ocean","material-theme-palenight","min-dark","min-light","monokai","night-owl","nord","one-dark-pro","one-light","plastic","poimandres","red","rose-pine","rose-pine-dawn","rose-pine-moon","slack-dark","slack-ochin","snazzy-light","solarized-dark","solarized-light","synthwave-84","tokyo-night","vesper","vitesse-black","vitesse-dark","vitesse-light","css-variables"]}},"x-references":["$ref","sourceRef"]};
const schema26 = {"type":"string","enum":["none","accordion","card"]};
const schema16 = {"type":"string","enum":["fontawesome","lucide","tabler"]};
const schema50 = {"type":"object","required":["family"],"properties":{"family":{"type":"string"},"weight":{"type":"number"},"source":{"type":"string"},"format":{"type":"string","enum":["woff2","woff"]}},"additionalProperties":false,"dependencies":{"source":["format"]}};
const schema52 = {"type":"string","enum":["andromeeda","aurora-x","ayu-dark","catppuccin-frappe","catppuccin-latte","catppuccin-macchiato","catppuccin-mocha","dark-plus","dracula","dracula-soft","everforest-dark","everforest-light","github-dark","github-dark-default","github-dark-dimmed","github-dark-high-contrast","github-light","github-light-default","github-light-high-contrast","gruvbox-dark-hard","gruvbox-dark-medium","gruvbox-dark-soft","gruvbox-light-hard","gruvbox-light-medium","gruvbox-light-soft","houston","kanagawa-dragon","kanagawa-lotus","kanagawa-wave","laserwave","light-plus","material-theme","material-theme-darker","material-theme-lighter","material-theme-ocean","material-theme-palenight","min-dark","min-light","monokai","night-owl","nord","one-dark-pro","one-light","plastic","poimandres","red","rose-pine","rose-pine-dawn","rose-pine-moon","slack-dark","slack-ochin","snazzy-light","solarized-dark","solarized-light","synthwave-84","tokyo-night","vesper","vitesse-black","vitesse-dark","vitesse-light","css-variables"]};
const schema38 = {"type":"object","required":["content"],"properties":{"content":{"type":"string","minLength":1},"dismissible":{"type":"boolean"},"type":{"type":"string","enum":["info","warning","critical"]},"color":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},{"if":{"type":"object"},"then":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true}}]}},"additionalProperties":false};
const pattern0 = new RegExp("^(?!variations$)", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", "u");
const pattern106 = new RegExp("^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)", "u");
const pattern107 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");
const pattern115 = new RegExp("^[^/]+(?:/[^/]+)*$", "u");
const pattern121 = new RegExp("^G", "u");
const pattern123 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]://", "u");
const pattern124 = new RegExp("^phc_", "u");
const pattern126 = new RegExp("^(?![Hh][Tt][Tt][Pp][Ss]?://)", "u");
const pattern128 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$", "u");
const pattern129 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern130 = new RegExp("^[A-Za-z0-9_.-]*$", "u");
const func2 = Object.prototype.hasOwnProperty;
const func5 = require("ajv/dist/runtime/ucs2length").default;
const schema12 = {"type":"object","required":["group"],"properties":{"group":{"type":"string","minLength":1},"pages":{"$ref":"#/definitions/pages"},"icon":{"$ref":"#/definitions/icon"},"root":{"type":"string"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tag":{"type":"string"},"expanded":{"type":"boolean"},"hidden":{"type":"boolean"},"searchable":{"type":"boolean"},"public":{"type":"boolean"},"boost":{"type":"number"},"directory":{"$ref":"#/definitions/directory"},"sdk":{"$ref":"#/definitions/sdk"}},"additionalProperties":false,"x-dropped":true};
const schema27 = {"type":"object","required":["format","source"],"properties":{"format":{"type":"string","enum":["typedoc","docfx","javadoc","sphinx","phpdoc"]},"source":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an `https://` URL, or a path in the site"},"directory":{"type":"string"}},"additionalProperties":false,"x-strict":true};
const schema13 = {"type":"array","items":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/group"}}]},"x-dropped":true};
const wrapper0 = {validate: validate11};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema13.items.type},message:"must be string,object",schema:schema13.items.type,parentSchema:schema13.items,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
let valid3 = true;
const _errs5 = errors;
if(typeof data0 !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.items.allOf[0].then.type,parentSchema:schema13.items.allOf[0].then,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema13.items.allOf[0].if,parentSchema:schema13.items.allOf[0],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(!(wrapper0.validate(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema13.items.allOf[1].if,parentSchema:schema13.items.allOf[1],data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"style":{"$ref":"#/definitions/iconStyle"},"library":{"$ref":"#/definitions/iconLibrary"}},"additionalProperties":false}}]};
const schema15 = {"type":"string","enum":["brands","duotone","light","sharp-solid","solid","thin","regular","sharp-duotone-solid","sharp-light","sharp-regular","sharp-thin"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema14.type},message:"must be string,object",schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.allOf[0].then.type,parentSchema:schema14.allOf[0].then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema14.allOf[0].if,parentSchema:schema14.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema14.allOf[1].then.required,parentSchema:schema14.allOf[1].then,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "style")) || (key0 === "library"))){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema14.allOf[1].then,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/1/then/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.allOf[1].then.properties.name.type,parentSchema:schema14.allOf[1].then.properties.name,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.style !== undefined){
let data1 = data.style;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/style",schemaPath:"#/definitions/iconStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.type,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((((data1 === "brands") || (data1 === "duotone")) || (data1 === "light")) || (data1 === "sharp-solid")) || (data1 === "solid")) || (data1 === "thin")) || (data1 === "regular")) || (data1 === "sharp-duotone-solid")) || (data1 === "sharp-light")) || (data1 === "sharp-regular")) || (data1 === "sharp-thin"))){
const err9 = {instancePath:instancePath+"/style",schemaPath:"#/definitions/iconStyle/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values",schema:schema15.enum,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.library !== undefined){
let data2 = data.library;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/library",schemaPath:"#/definitions/iconLibrary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "fontawesome") || (data2 === "lucide")) || (data2 === "tabler"))){
const err11 = {instancePath:instancePath+"/library",schemaPath:"#/definitions/iconLibrary/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values",schema:schema16.enum,parentSchema:schema16,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.allOf[1].then.type,parentSchema:schema14.allOf[1].then,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err13 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema14.allOf[1].if,parentSchema:schema14.allOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":["string","array","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/apiSource"}},{"if":{"type":"array"},"then":{"type":"array","items":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/apiSource"}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/apiSourceObject"}}]}}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/apiSourceObject"}}]};
const schema18 = {"type":"string","pattern":"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)","patternErrorMessage":"an `http://` or `https://` URL, or a path in the site"};
const pattern5 = new RegExp("^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)", "u");
const schema20 = {"type":"object","required":["source"],"properties":{"source":{"$ref":"#/definitions/apiSource"},"directory":{"type":"string"},"overlays":{"type":"array","items":{"type":"string"}}},"additionalProperties":false,"x-strict":true};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "source") || (key0 === "directory")) || (key0 === "overlays"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/definitions/apiSource/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"},message:"must match pattern \""+"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"+"\"",schema:"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)",parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/definitions/apiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.directory !== undefined){
let data1 = data.directory;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.directory.type,parentSchema:schema20.properties.directory,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.overlays !== undefined){
let data2 = data.overlays;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/overlays/" + i0,schemaPath:"#/properties/overlays/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.overlays.items.type,parentSchema:schema20.properties.overlays.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/overlays",schemaPath:"#/properties/overlays/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.overlays.type,parentSchema:schema20.properties.overlays,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema17.type},message:"must be string,array,object",schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(typeof data === "string"){
if(!pattern5.test(data)){
const err2 = {instancePath,schemaPath:"#/definitions/apiSource/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"},message:"must match pattern \""+"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"+"\"",schema:"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)",parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/definitions/apiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema17.allOf[0].if,parentSchema:schema17.allOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(!(Array.isArray(data))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/allOf/1/then/items/type",keyword:"type",params:{type: schema17.allOf[1].then.items.type},message:"must be string,object",schema:schema17.allOf[1].then.items.type,parentSchema:schema17.allOf[1].then.items,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(typeof data0 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs20 = errors;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/apiSource/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"},message:"must match pattern \""+"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"+"\"",schema:"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)",parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/apiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid7 = _valid2;
}
if(!valid7){
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/allOf/1/then/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema17.allOf[1].then.items.allOf[0].if,parentSchema:schema17.allOf[1].then.items.allOf[0],data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs24 = errors;
let valid9 = true;
const _errs25 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(!(validate17(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid9 = _valid3;
}
if(!valid9){
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/allOf/1/then/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema17.allOf[1].then.items.allOf[1].if,parentSchema:schema17.allOf[1].then.items.allOf[1],data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema17.allOf[1].then.type,parentSchema:schema17.allOf[1].then,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid3 = _valid1;
}
if(!valid3){
const err14 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema17.allOf[1].if,parentSchema:schema17.allOf[1],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs29 = errors;
let valid10 = true;
const _errs30 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs32 = errors;
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid4 = _errs32 === errors;
valid10 = _valid4;
}
if(!valid10){
const err16 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema17.allOf[2].if,parentSchema:schema17.allOf[2],data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":["string","array","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/apiSource"}},{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/definitions/apiSource"}}},{"if":{"type":"object"},"then":{"type":"object","required":["source"],"properties":{"source":{"$ref":"#/definitions/apiSource"},"directory":{"type":"string"}},"additionalProperties":false,"x-strict":true}}]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema22.type},message:"must be string,array,object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(typeof data === "string"){
if(!pattern5.test(data)){
const err2 = {instancePath,schemaPath:"#/definitions/apiSource/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"},message:"must match pattern \""+"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"+"\"",schema:"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)",parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/definitions/apiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema22.allOf[0].if,parentSchema:schema22.allOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(!(Array.isArray(data))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/apiSource/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"},message:"must match pattern \""+"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"+"\"",schema:"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)",parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/apiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.allOf[1].then.type,parentSchema:schema22.allOf[1].then,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid3 = _valid1;
}
if(!valid3){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema22.allOf[1].if,parentSchema:schema22.allOf[1],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs18 = errors;
let valid7 = true;
const _errs19 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
const err11 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema22.allOf[2].then.required,parentSchema:schema22.allOf[2].then,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "source") || (key0 === "directory"))){
const err12 = {instancePath,schemaPath:"#/allOf/2/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22.allOf[2].then,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err13 = {instancePath:instancePath+"/source",schemaPath:"#/definitions/apiSource/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"},message:"must match pattern \""+"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)"+"\"",schema:"^(?=[\\s\\S]*\\S)(?:(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:)|\\s*[Hh][Tt][Tt][Pp][Ss]?:)",parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/definitions/apiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.directory !== undefined){
let data2 = data.directory;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/directory",schemaPath:"#/allOf/2/then/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.allOf[2].then.properties.directory.type,parentSchema:schema22.allOf[2].then.properties.directory,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/allOf/2/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.allOf[2].then.type,parentSchema:schema22.allOf[2].then,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid7 = _valid2;
}
if(!valid7){
const err17 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema22.allOf[2].if,parentSchema:schema22.allOf[2],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const pattern11 = new RegExp("^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema12.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(func5(data0) < 1){
const err2 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema12.properties.group,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.group.type,parentSchema:schema12.properties.group,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pages !== undefined){
if(!(validate12(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate14(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.root !== undefined){
let data3 = data.root;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.root.type,parentSchema:schema12.properties.root,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate16(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.asyncapi !== undefined){
if(!(validate21(data.asyncapi, {instancePath:instancePath+"/asyncapi",parentData:data,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.tag !== undefined){
let data6 = data.tag;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.tag.type,parentSchema:schema12.properties.tag,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expanded !== undefined){
let data7 = data.expanded;
if(typeof data7 !== "boolean"){
const err6 = {instancePath:instancePath+"/expanded",schemaPath:"#/properties/expanded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema12.properties.expanded.type,parentSchema:schema12.properties.expanded,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hidden !== undefined){
let data8 = data.hidden;
if(typeof data8 !== "boolean"){
const err7 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema12.properties.hidden.type,parentSchema:schema12.properties.hidden,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.searchable !== undefined){
let data9 = data.searchable;
if(typeof data9 !== "boolean"){
const err8 = {instancePath:instancePath+"/searchable",schemaPath:"#/properties/searchable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema12.properties.searchable.type,parentSchema:schema12.properties.searchable,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.public !== undefined){
let data10 = data.public;
if(typeof data10 !== "boolean"){
const err9 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema12.properties.public.type,parentSchema:schema12.properties.public,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.boost !== undefined){
let data11 = data.boost;
if(!(typeof data11 == "number")){
const err10 = {instancePath:instancePath+"/boost",schemaPath:"#/properties/boost/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema12.properties.boost.type,parentSchema:schema12.properties.boost,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.directory !== undefined){
let data12 = data.directory;
if(typeof data12 !== "string"){
const err11 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data12 === "none") || (data12 === "accordion")) || (data12 === "card"))){
const err12 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sdk !== undefined){
let data13 = data.sdk;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.format === undefined){
const err13 = {instancePath:instancePath+"/sdk",schemaPath:"#/definitions/sdk/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema27.required,parentSchema:schema27,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data13.source === undefined){
const err14 = {instancePath:instancePath+"/sdk",schemaPath:"#/definitions/sdk/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema27.required,parentSchema:schema27,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data13){
if(!(((key1 === "format") || (key1 === "source")) || (key1 === "directory"))){
const err15 = {instancePath:instancePath+"/sdk",schemaPath:"#/definitions/sdk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data13.format !== undefined){
let data14 = data13.format;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/sdk/format",schemaPath:"#/definitions/sdk/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.format.type,parentSchema:schema27.properties.format,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data14 === "typedoc") || (data14 === "docfx")) || (data14 === "javadoc")) || (data14 === "sphinx")) || (data14 === "phpdoc"))){
const err17 = {instancePath:instancePath+"/sdk/format",schemaPath:"#/definitions/sdk/properties/format/enum",keyword:"enum",params:{allowedValues: schema27.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema27.properties.format.enum,parentSchema:schema27.properties.format,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data13.source !== undefined){
let data15 = data13.source;
if(typeof data15 === "string"){
if(!pattern11.test(data15)){
const err18 = {instancePath:instancePath+"/sdk/source",schemaPath:"#/definitions/sdk/properties/source/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema27.properties.source,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sdk/source",schemaPath:"#/definitions/sdk/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.source.type,parentSchema:schema27.properties.source,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data13.directory !== undefined){
let data16 = data13.directory;
if(typeof data16 !== "string"){
const err20 = {instancePath:instancePath+"/sdk/directory",schemaPath:"#/definitions/sdk/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.directory.type,parentSchema:schema27.properties.directory,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/sdk",schemaPath:"#/definitions/sdk/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","required":["tab"],"properties":{"tab":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"menu":{"type":"array","items":{"$ref":"#/definitions/item"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"searchable":{"type":"boolean"},"align":{"type":"string","enum":["start","end"]},"graphql":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an `https://` URL, or a path in the site"}},{"if":{"type":"object"},"then":{"type":"object","required":["source"],"properties":{"source":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an `https://` URL, or a path in the site"},"directory":{"type":"string"}},"additionalProperties":false,"x-strict":true}}]},"sdk":{"$ref":"#/definitions/sdk"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true};
const schema29 = {"type":"object","required":["anchor"],"properties":{"anchor":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true};
const schema30 = {"type":"object","required":["dropdown"],"properties":{"dropdown":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"description":{"type":"string"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true};
const schema31 = {"type":"object","required":["version"],"properties":{"version":{"type":"string","minLength":1},"default":{"type":"boolean"},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"tag":{"type":"string"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true};
const schema32 = {"type":"object","required":["language"],"properties":{"language":{"type":"string","enum":["en","cn","zh","zh-Hans","zh-Hant","zh-CN","zh-TW","es","fr","fr-CA","fr-ca","ja","jp","ja-jp","ja-JP","pt","pt-BR","de","ko","it","ru","ro","cs","id","ar","tr","hi","sv","no","da","lv","nl","uk","vi","pl","uz","he","ca","fi","hu"]},"default":{"type":"boolean"},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"banner":{"$ref":"#/definitions/banner"},"footer":{"$ref":"#/definitions/footer"},"navbar":{"$ref":"#/definitions/navbar"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true};
const schema33 = {"type":"object","required":["product"],"properties":{"product":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"menu":{"type":"array","items":{"$ref":"#/definitions/item"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"name":{"type":"string"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"description":{"type":"string"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true};
const schema34 = {"type":"object","required":["item"],"properties":{"item":{"type":"string","minLength":1},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"x-dropped":true},"pages":{"$ref":"#/definitions/pages"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"openapi":{"$ref":"#/definitions/apiSources"},"asyncapi":{"$ref":"#/definitions/asyncApiSources"},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"},"x-dropped":true},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"},"x-dropped":true},"dropdowns":{"type":"array","items":{"$ref":"#/definitions/dropdown"},"x-dropped":true},"versions":{"type":"array","items":{"$ref":"#/definitions/version"},"x-dropped":true},"languages":{"type":"array","items":{"$ref":"#/definitions/language"},"x-dropped":true},"products":{"type":"array","items":{"$ref":"#/definitions/product"},"x-dropped":true},"icon":{"$ref":"#/definitions/icon"},"description":{"type":"string"},"hidden":{"type":"boolean"},"global":{"$ref":"#/definitions/global"},"directory":{"$ref":"#/definitions/directory"}},"additionalProperties":false,"x-dropped":true};
const schema35 = {"type":"object","properties":{"languages":{"type":"array","items":{"type":"object","required":["language","href"],"properties":{"language":{"type":"string","enum":["en","cn","zh","zh-Hans","zh-Hant","zh-CN","zh-TW","es","fr","fr-CA","fr-ca","ja","jp","ja-jp","ja-JP","pt","pt-BR","de","ko","it","ru","ro","cs","id","ar","tr","hi","sv","no","da","lv","nl","uk","vi","pl","uz","he","ca","fi","hu"]},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"default":{"type":"boolean"}},"additionalProperties":false}},"versions":{"type":"array","items":{"type":"object","required":["version","href"],"properties":{"version":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"default":{"type":"boolean"},"tag":{"type":"string"}},"additionalProperties":false}},"tabs":{"type":"array","items":{"type":"object","required":["tab","href"],"properties":{"tab":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"align":{"type":"string","enum":["start","end"]}},"additionalProperties":false}},"dropdowns":{"type":"array","items":{"type":"object","required":["dropdown","href"],"properties":{"dropdown":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"description":{"type":"string"}},"additionalProperties":false}},"anchors":{"type":"array","items":{"type":"object","required":["anchor","href"],"properties":{"anchor":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true}},"additionalProperties":false}},"products":{"type":"array","items":{"type":"object","required":["product"],"properties":{"product":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"hidden":{"type":"boolean"},"color":{"type":"object","properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false,"x-strict":true},"description":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false,"x-strict":true};
const pattern12 = new RegExp("^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "languages") || (key0 === "versions")) || (key0 === "tabs")) || (key0 === "dropdowns")) || (key0 === "anchors")) || (key0 === "products"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.languages !== undefined){
let data0 = data.languages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.language === undefined){
const err1 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema35.properties.languages.items.required,parentSchema:schema35.properties.languages.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.href === undefined){
const err2 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema35.properties.languages.items.required,parentSchema:schema35.properties.languages.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "language") || (key1 === "href")) || (key1 === "icon")) || (key1 === "hidden")) || (key1 === "default"))){
const err3 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.languages.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.language !== undefined){
let data2 = data1.language;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/languages/" + i0+"/language",schemaPath:"#/properties/languages/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.languages.items.properties.language.type,parentSchema:schema35.properties.languages.items.properties.language,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((data2 === "en") || (data2 === "cn")) || (data2 === "zh")) || (data2 === "zh-Hans")) || (data2 === "zh-Hant")) || (data2 === "zh-CN")) || (data2 === "zh-TW")) || (data2 === "es")) || (data2 === "fr")) || (data2 === "fr-CA")) || (data2 === "fr-ca")) || (data2 === "ja")) || (data2 === "jp")) || (data2 === "ja-jp")) || (data2 === "ja-JP")) || (data2 === "pt")) || (data2 === "pt-BR")) || (data2 === "de")) || (data2 === "ko")) || (data2 === "it")) || (data2 === "ru")) || (data2 === "ro")) || (data2 === "cs")) || (data2 === "id")) || (data2 === "ar")) || (data2 === "tr")) || (data2 === "hi")) || (data2 === "sv")) || (data2 === "no")) || (data2 === "da")) || (data2 === "lv")) || (data2 === "nl")) || (data2 === "uk")) || (data2 === "vi")) || (data2 === "pl")) || (data2 === "uz")) || (data2 === "he")) || (data2 === "ca")) || (data2 === "fi")) || (data2 === "hu"))){
const err5 = {instancePath:instancePath+"/languages/" + i0+"/language",schemaPath:"#/properties/languages/items/properties/language/enum",keyword:"enum",params:{allowedValues: schema35.properties.languages.items.properties.language.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.languages.items.properties.language.enum,parentSchema:schema35.properties.languages.items.properties.language,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.href !== undefined){
let data3 = data1.href;
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
const err6 = {instancePath:instancePath+"/languages/" + i0+"/href",schemaPath:"#/properties/languages/items/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema35.properties.languages.items.properties.href,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/languages/" + i0+"/href",schemaPath:"#/properties/languages/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.languages.items.properties.href.type,parentSchema:schema35.properties.languages.items.properties.href,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.icon !== undefined){
if(!(validate14(data1.icon, {instancePath:instancePath+"/languages/" + i0+"/icon",parentData:data1,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data1.hidden !== undefined){
let data5 = data1.hidden;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/languages/" + i0+"/hidden",schemaPath:"#/properties/languages/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.languages.items.properties.hidden.type,parentSchema:schema35.properties.languages.items.properties.hidden,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.default !== undefined){
let data6 = data1.default;
if(typeof data6 !== "boolean"){
const err9 = {instancePath:instancePath+"/languages/" + i0+"/default",schemaPath:"#/properties/languages/items/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.languages.items.properties.default.type,parentSchema:schema35.properties.languages.items.properties.default,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.languages.items.type,parentSchema:schema35.properties.languages.items,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.languages.type,parentSchema:schema35.properties.languages,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.versions !== undefined){
let data7 = data.versions;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.version === undefined){
const err12 = {instancePath:instancePath+"/versions/" + i1,schemaPath:"#/properties/versions/items/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema35.properties.versions.items.required,parentSchema:schema35.properties.versions.items,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.href === undefined){
const err13 = {instancePath:instancePath+"/versions/" + i1,schemaPath:"#/properties/versions/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema35.properties.versions.items.required,parentSchema:schema35.properties.versions.items,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data8){
if(!((((((key2 === "version") || (key2 === "href")) || (key2 === "icon")) || (key2 === "hidden")) || (key2 === "default")) || (key2 === "tag"))){
const err14 = {instancePath:instancePath+"/versions/" + i1,schemaPath:"#/properties/versions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.versions.items,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.version !== undefined){
let data9 = data8.version;
if(typeof data9 === "string"){
if(func5(data9) < 1){
const err15 = {instancePath:instancePath+"/versions/" + i1+"/version",schemaPath:"#/properties/versions/items/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.versions.items.properties.version,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/versions/" + i1+"/version",schemaPath:"#/properties/versions/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.versions.items.properties.version.type,parentSchema:schema35.properties.versions.items.properties.version,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.href !== undefined){
let data10 = data8.href;
if(typeof data10 === "string"){
if(!pattern12.test(data10)){
const err17 = {instancePath:instancePath+"/versions/" + i1+"/href",schemaPath:"#/properties/versions/items/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema35.properties.versions.items.properties.href,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/versions/" + i1+"/href",schemaPath:"#/properties/versions/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.versions.items.properties.href.type,parentSchema:schema35.properties.versions.items.properties.href,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.icon !== undefined){
if(!(validate14(data8.icon, {instancePath:instancePath+"/versions/" + i1+"/icon",parentData:data8,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data8.hidden !== undefined){
let data12 = data8.hidden;
if(typeof data12 !== "boolean"){
const err19 = {instancePath:instancePath+"/versions/" + i1+"/hidden",schemaPath:"#/properties/versions/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.versions.items.properties.hidden.type,parentSchema:schema35.properties.versions.items.properties.hidden,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.default !== undefined){
let data13 = data8.default;
if(typeof data13 !== "boolean"){
const err20 = {instancePath:instancePath+"/versions/" + i1+"/default",schemaPath:"#/properties/versions/items/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.versions.items.properties.default.type,parentSchema:schema35.properties.versions.items.properties.default,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.tag !== undefined){
let data14 = data8.tag;
if(typeof data14 !== "string"){
const err21 = {instancePath:instancePath+"/versions/" + i1+"/tag",schemaPath:"#/properties/versions/items/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.versions.items.properties.tag.type,parentSchema:schema35.properties.versions.items.properties.tag,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/versions/" + i1,schemaPath:"#/properties/versions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.versions.items.type,parentSchema:schema35.properties.versions.items,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.versions.type,parentSchema:schema35.properties.versions,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.tabs !== undefined){
let data15 = data.tabs;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.tab === undefined){
const err24 = {instancePath:instancePath+"/tabs/" + i2,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'",schema:schema35.properties.tabs.items.required,parentSchema:schema35.properties.tabs.items,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data16.href === undefined){
const err25 = {instancePath:instancePath+"/tabs/" + i2,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema35.properties.tabs.items.required,parentSchema:schema35.properties.tabs.items,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key3 in data16){
if(!(((((key3 === "tab") || (key3 === "href")) || (key3 === "icon")) || (key3 === "hidden")) || (key3 === "align"))){
const err26 = {instancePath:instancePath+"/tabs/" + i2,schemaPath:"#/properties/tabs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.tabs.items,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data16.tab !== undefined){
let data17 = data16.tab;
if(typeof data17 === "string"){
if(func5(data17) < 1){
const err27 = {instancePath:instancePath+"/tabs/" + i2+"/tab",schemaPath:"#/properties/tabs/items/properties/tab/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.tabs.items.properties.tab,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/tabs/" + i2+"/tab",schemaPath:"#/properties/tabs/items/properties/tab/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.tabs.items.properties.tab.type,parentSchema:schema35.properties.tabs.items.properties.tab,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data16.href !== undefined){
let data18 = data16.href;
if(typeof data18 === "string"){
if(!pattern12.test(data18)){
const err29 = {instancePath:instancePath+"/tabs/" + i2+"/href",schemaPath:"#/properties/tabs/items/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema35.properties.tabs.items.properties.href,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/tabs/" + i2+"/href",schemaPath:"#/properties/tabs/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.tabs.items.properties.href.type,parentSchema:schema35.properties.tabs.items.properties.href,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data16.icon !== undefined){
if(!(validate14(data16.icon, {instancePath:instancePath+"/tabs/" + i2+"/icon",parentData:data16,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data16.hidden !== undefined){
let data20 = data16.hidden;
if(typeof data20 !== "boolean"){
const err31 = {instancePath:instancePath+"/tabs/" + i2+"/hidden",schemaPath:"#/properties/tabs/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.tabs.items.properties.hidden.type,parentSchema:schema35.properties.tabs.items.properties.hidden,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data16.align !== undefined){
let data21 = data16.align;
if(typeof data21 !== "string"){
const err32 = {instancePath:instancePath+"/tabs/" + i2+"/align",schemaPath:"#/properties/tabs/items/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.tabs.items.properties.align.type,parentSchema:schema35.properties.tabs.items.properties.align,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data21 === "start") || (data21 === "end"))){
const err33 = {instancePath:instancePath+"/tabs/" + i2+"/align",schemaPath:"#/properties/tabs/items/properties/align/enum",keyword:"enum",params:{allowedValues: schema35.properties.tabs.items.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.tabs.items.properties.align.enum,parentSchema:schema35.properties.tabs.items.properties.align,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/tabs/" + i2,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.tabs.items.type,parentSchema:schema35.properties.tabs.items,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.tabs.type,parentSchema:schema35.properties.tabs,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.dropdowns !== undefined){
let data22 = data.dropdowns;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.dropdown === undefined){
const err36 = {instancePath:instancePath+"/dropdowns/" + i3,schemaPath:"#/properties/dropdowns/items/required",keyword:"required",params:{missingProperty: "dropdown"},message:"must have required property '"+"dropdown"+"'",schema:schema35.properties.dropdowns.items.required,parentSchema:schema35.properties.dropdowns.items,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data23.href === undefined){
const err37 = {instancePath:instancePath+"/dropdowns/" + i3,schemaPath:"#/properties/dropdowns/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema35.properties.dropdowns.items.required,parentSchema:schema35.properties.dropdowns.items,data:data23};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key4 in data23){
if(!((((((key4 === "dropdown") || (key4 === "href")) || (key4 === "icon")) || (key4 === "hidden")) || (key4 === "color")) || (key4 === "description"))){
const err38 = {instancePath:instancePath+"/dropdowns/" + i3,schemaPath:"#/properties/dropdowns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.dropdowns.items,data:data23};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data23.dropdown !== undefined){
let data24 = data23.dropdown;
if(typeof data24 === "string"){
if(func5(data24) < 1){
const err39 = {instancePath:instancePath+"/dropdowns/" + i3+"/dropdown",schemaPath:"#/properties/dropdowns/items/properties/dropdown/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.dropdowns.items.properties.dropdown,data:data24};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/dropdowns/" + i3+"/dropdown",schemaPath:"#/properties/dropdowns/items/properties/dropdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.dropdowns.items.properties.dropdown.type,parentSchema:schema35.properties.dropdowns.items.properties.dropdown,data:data24};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data23.href !== undefined){
let data25 = data23.href;
if(typeof data25 === "string"){
if(!pattern12.test(data25)){
const err41 = {instancePath:instancePath+"/dropdowns/" + i3+"/href",schemaPath:"#/properties/dropdowns/items/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema35.properties.dropdowns.items.properties.href,data:data25};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/dropdowns/" + i3+"/href",schemaPath:"#/properties/dropdowns/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.dropdowns.items.properties.href.type,parentSchema:schema35.properties.dropdowns.items.properties.href,data:data25};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data23.icon !== undefined){
if(!(validate14(data23.icon, {instancePath:instancePath+"/dropdowns/" + i3+"/icon",parentData:data23,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data23.hidden !== undefined){
let data27 = data23.hidden;
if(typeof data27 !== "boolean"){
const err43 = {instancePath:instancePath+"/dropdowns/" + i3+"/hidden",schemaPath:"#/properties/dropdowns/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.dropdowns.items.properties.hidden.type,parentSchema:schema35.properties.dropdowns.items.properties.hidden,data:data27};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data23.color !== undefined){
let data28 = data23.color;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key5 in data28){
if(!((key5 === "light") || (key5 === "dark"))){
const err44 = {instancePath:instancePath+"/dropdowns/" + i3+"/color",schemaPath:"#/properties/dropdowns/items/properties/color/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.dropdowns.items.properties.color,data:data28};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data28.light !== undefined){
let data29 = data28.light;
if(typeof data29 === "string"){
if(!pattern2.test(data29)){
const err45 = {instancePath:instancePath+"/dropdowns/" + i3+"/color/light",schemaPath:"#/properties/dropdowns/items/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema35.properties.dropdowns.items.properties.color.properties.light,data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/dropdowns/" + i3+"/color/light",schemaPath:"#/properties/dropdowns/items/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.dropdowns.items.properties.color.properties.light.type,parentSchema:schema35.properties.dropdowns.items.properties.color.properties.light,data:data29};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data28.dark !== undefined){
let data30 = data28.dark;
if(typeof data30 === "string"){
if(!pattern2.test(data30)){
const err47 = {instancePath:instancePath+"/dropdowns/" + i3+"/color/dark",schemaPath:"#/properties/dropdowns/items/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema35.properties.dropdowns.items.properties.color.properties.dark,data:data30};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/dropdowns/" + i3+"/color/dark",schemaPath:"#/properties/dropdowns/items/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.dropdowns.items.properties.color.properties.dark.type,parentSchema:schema35.properties.dropdowns.items.properties.color.properties.dark,data:data30};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/dropdowns/" + i3+"/color",schemaPath:"#/properties/dropdowns/items/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.dropdowns.items.properties.color.type,parentSchema:schema35.properties.dropdowns.items.properties.color,data:data28};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.description !== undefined){
let data31 = data23.description;
if(typeof data31 !== "string"){
const err50 = {instancePath:instancePath+"/dropdowns/" + i3+"/description",schemaPath:"#/properties/dropdowns/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.dropdowns.items.properties.description.type,parentSchema:schema35.properties.dropdowns.items.properties.description,data:data31};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/dropdowns/" + i3,schemaPath:"#/properties/dropdowns/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.dropdowns.items.type,parentSchema:schema35.properties.dropdowns.items,data:data23};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/dropdowns",schemaPath:"#/properties/dropdowns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.dropdowns.type,parentSchema:schema35.properties.dropdowns,data:data22};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.anchors !== undefined){
let data32 = data.anchors;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
let data33 = data32[i4];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.anchor === undefined){
const err53 = {instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/required",keyword:"required",params:{missingProperty: "anchor"},message:"must have required property '"+"anchor"+"'",schema:schema35.properties.anchors.items.required,parentSchema:schema35.properties.anchors.items,data:data33};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data33.href === undefined){
const err54 = {instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema35.properties.anchors.items.required,parentSchema:schema35.properties.anchors.items,data:data33};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key6 in data33){
if(!(((((key6 === "anchor") || (key6 === "href")) || (key6 === "icon")) || (key6 === "hidden")) || (key6 === "color"))){
const err55 = {instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.anchors.items,data:data33};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data33.anchor !== undefined){
let data34 = data33.anchor;
if(typeof data34 === "string"){
if(func5(data34) < 1){
const err56 = {instancePath:instancePath+"/anchors/" + i4+"/anchor",schemaPath:"#/properties/anchors/items/properties/anchor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.anchors.items.properties.anchor,data:data34};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/anchors/" + i4+"/anchor",schemaPath:"#/properties/anchors/items/properties/anchor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.anchors.items.properties.anchor.type,parentSchema:schema35.properties.anchors.items.properties.anchor,data:data34};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data33.href !== undefined){
let data35 = data33.href;
if(typeof data35 === "string"){
if(!pattern12.test(data35)){
const err58 = {instancePath:instancePath+"/anchors/" + i4+"/href",schemaPath:"#/properties/anchors/items/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema35.properties.anchors.items.properties.href,data:data35};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/anchors/" + i4+"/href",schemaPath:"#/properties/anchors/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.anchors.items.properties.href.type,parentSchema:schema35.properties.anchors.items.properties.href,data:data35};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data33.icon !== undefined){
if(!(validate14(data33.icon, {instancePath:instancePath+"/anchors/" + i4+"/icon",parentData:data33,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data33.hidden !== undefined){
let data37 = data33.hidden;
if(typeof data37 !== "boolean"){
const err60 = {instancePath:instancePath+"/anchors/" + i4+"/hidden",schemaPath:"#/properties/anchors/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.anchors.items.properties.hidden.type,parentSchema:schema35.properties.anchors.items.properties.hidden,data:data37};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data33.color !== undefined){
let data38 = data33.color;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key7 in data38){
if(!((key7 === "light") || (key7 === "dark"))){
const err61 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/properties/anchors/items/properties/color/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.anchors.items.properties.color,data:data38};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data38.light !== undefined){
let data39 = data38.light;
if(typeof data39 === "string"){
if(!pattern2.test(data39)){
const err62 = {instancePath:instancePath+"/anchors/" + i4+"/color/light",schemaPath:"#/properties/anchors/items/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema35.properties.anchors.items.properties.color.properties.light,data:data39};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/anchors/" + i4+"/color/light",schemaPath:"#/properties/anchors/items/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.anchors.items.properties.color.properties.light.type,parentSchema:schema35.properties.anchors.items.properties.color.properties.light,data:data39};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.dark !== undefined){
let data40 = data38.dark;
if(typeof data40 === "string"){
if(!pattern2.test(data40)){
const err64 = {instancePath:instancePath+"/anchors/" + i4+"/color/dark",schemaPath:"#/properties/anchors/items/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema35.properties.anchors.items.properties.color.properties.dark,data:data40};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/anchors/" + i4+"/color/dark",schemaPath:"#/properties/anchors/items/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.anchors.items.properties.color.properties.dark.type,parentSchema:schema35.properties.anchors.items.properties.color.properties.dark,data:data40};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/properties/anchors/items/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.anchors.items.properties.color.type,parentSchema:schema35.properties.anchors.items.properties.color,data:data38};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.anchors.items.type,parentSchema:schema35.properties.anchors.items,data:data33};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.anchors.type,parentSchema:schema35.properties.anchors,data:data32};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.products !== undefined){
let data41 = data.products;
if(Array.isArray(data41)){
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
let data42 = data41[i5];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.product === undefined){
const err69 = {instancePath:instancePath+"/products/" + i5,schemaPath:"#/properties/products/items/required",keyword:"required",params:{missingProperty: "product"},message:"must have required property '"+"product"+"'",schema:schema35.properties.products.items.required,parentSchema:schema35.properties.products.items,data:data42};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key8 in data42){
if(!(((((((key8 === "product") || (key8 === "href")) || (key8 === "icon")) || (key8 === "hidden")) || (key8 === "color")) || (key8 === "description")) || (key8 === "name"))){
const err70 = {instancePath:instancePath+"/products/" + i5,schemaPath:"#/properties/products/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.products.items,data:data42};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data42.product !== undefined){
let data43 = data42.product;
if(typeof data43 === "string"){
if(func5(data43) < 1){
const err71 = {instancePath:instancePath+"/products/" + i5+"/product",schemaPath:"#/properties/products/items/properties/product/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.products.items.properties.product,data:data43};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/products/" + i5+"/product",schemaPath:"#/properties/products/items/properties/product/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.products.items.properties.product.type,parentSchema:schema35.properties.products.items.properties.product,data:data43};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data42.href !== undefined){
let data44 = data42.href;
if(typeof data44 === "string"){
if(!pattern12.test(data44)){
const err73 = {instancePath:instancePath+"/products/" + i5+"/href",schemaPath:"#/properties/products/items/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema35.properties.products.items.properties.href,data:data44};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/products/" + i5+"/href",schemaPath:"#/properties/products/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.products.items.properties.href.type,parentSchema:schema35.properties.products.items.properties.href,data:data44};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data42.icon !== undefined){
if(!(validate14(data42.icon, {instancePath:instancePath+"/products/" + i5+"/icon",parentData:data42,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data42.hidden !== undefined){
let data46 = data42.hidden;
if(typeof data46 !== "boolean"){
const err75 = {instancePath:instancePath+"/products/" + i5+"/hidden",schemaPath:"#/properties/products/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.products.items.properties.hidden.type,parentSchema:schema35.properties.products.items.properties.hidden,data:data46};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data42.color !== undefined){
let data47 = data42.color;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key9 in data47){
if(!((key9 === "light") || (key9 === "dark"))){
const err76 = {instancePath:instancePath+"/products/" + i5+"/color",schemaPath:"#/properties/products/items/properties/color/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.products.items.properties.color,data:data47};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data47.light !== undefined){
let data48 = data47.light;
if(typeof data48 === "string"){
if(!pattern2.test(data48)){
const err77 = {instancePath:instancePath+"/products/" + i5+"/color/light",schemaPath:"#/properties/products/items/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema35.properties.products.items.properties.color.properties.light,data:data48};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/products/" + i5+"/color/light",schemaPath:"#/properties/products/items/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.products.items.properties.color.properties.light.type,parentSchema:schema35.properties.products.items.properties.color.properties.light,data:data48};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data47.dark !== undefined){
let data49 = data47.dark;
if(typeof data49 === "string"){
if(!pattern2.test(data49)){
const err79 = {instancePath:instancePath+"/products/" + i5+"/color/dark",schemaPath:"#/properties/products/items/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema35.properties.products.items.properties.color.properties.dark,data:data49};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/products/" + i5+"/color/dark",schemaPath:"#/properties/products/items/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.products.items.properties.color.properties.dark.type,parentSchema:schema35.properties.products.items.properties.color.properties.dark,data:data49};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/products/" + i5+"/color",schemaPath:"#/properties/products/items/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.products.items.properties.color.type,parentSchema:schema35.properties.products.items.properties.color,data:data47};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data42.description !== undefined){
let data50 = data42.description;
if(typeof data50 !== "string"){
const err82 = {instancePath:instancePath+"/products/" + i5+"/description",schemaPath:"#/properties/products/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.products.items.properties.description.type,parentSchema:schema35.properties.products.items.properties.description,data:data50};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data42.name !== undefined){
let data51 = data42.name;
if(typeof data51 !== "string"){
const err83 = {instancePath:instancePath+"/products/" + i5+"/name",schemaPath:"#/properties/products/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.products.items.properties.name.type,parentSchema:schema35.properties.products.items.properties.name,data:data51};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/products/" + i5,schemaPath:"#/properties/products/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.products.items.type,parentSchema:schema35.properties.products.items,data:data42};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.products.type,parentSchema:schema35.properties.products,data:data41};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const wrapper1 = {validate: validate24};
const wrapper3 = {validate: validate29};
const wrapper6 = {validate: validate34};
const wrapper10 = {validate: validate39};
const wrapper15 = {validate: validate44};
const wrapper21 = {validate: validate49};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.item === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema34.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.item !== undefined){
let data0 = data.item;
if(typeof data0 === "string"){
if(func5(data0) < 1){
const err2 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.item,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.item.type,parentSchema:schema34.properties.item,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.groups !== undefined){
let data1 = data.groups;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data1[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.groups.type,parentSchema:schema34.properties.groups,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pages !== undefined){
if(!(validate12(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
let data4 = data.href;
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err5 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema34.properties.href,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.href.type,parentSchema:schema34.properties.href,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate16(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.asyncapi !== undefined){
if(!(validate21(data.asyncapi, {instancePath:instancePath+"/asyncapi",parentData:data,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data7 = data.tabs;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper1.validate(data7[i1], {instancePath:instancePath+"/tabs/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.tabs.type,parentSchema:schema34.properties.tabs,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.anchors !== undefined){
let data9 = data.anchors;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper3.validate(data9[i2], {instancePath:instancePath+"/anchors/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.anchors.type,parentSchema:schema34.properties.anchors,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dropdowns !== undefined){
let data11 = data.dropdowns;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(!(wrapper6.validate(data11[i3], {instancePath:instancePath+"/dropdowns/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/dropdowns",schemaPath:"#/properties/dropdowns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.dropdowns.type,parentSchema:schema34.properties.dropdowns,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.versions !== undefined){
let data13 = data.versions;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper10.validate(data13[i4], {instancePath:instancePath+"/versions/" + i4,parentData:data13,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? wrapper10.validate.errors : vErrors.concat(wrapper10.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.versions.type,parentSchema:schema34.properties.versions,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.languages !== undefined){
let data15 = data.languages;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
if(!(wrapper15.validate(data15[i5], {instancePath:instancePath+"/languages/" + i5,parentData:data15,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? wrapper15.validate.errors : vErrors.concat(wrapper15.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.languages.type,parentSchema:schema34.properties.languages,data:data15};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.products !== undefined){
let data17 = data.products;
if(Array.isArray(data17)){
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
if(!(wrapper21.validate(data17[i6], {instancePath:instancePath+"/products/" + i6,parentData:data17,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? wrapper21.validate.errors : vErrors.concat(wrapper21.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.products.type,parentSchema:schema34.properties.products,data:data17};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.icon !== undefined){
if(!(validate14(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data20 = data.description;
if(typeof data20 !== "string"){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.description.type,parentSchema:schema34.properties.description,data:data20};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.hidden !== undefined){
let data21 = data.hidden;
if(typeof data21 !== "boolean"){
const err14 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.hidden.type,parentSchema:schema34.properties.hidden,data:data21};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.global !== undefined){
if(!(validate60(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.directory !== undefined){
let data23 = data.directory;
if(typeof data23 !== "string"){
const err15 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data23};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data23 === "none") || (data23 === "accordion")) || (data23 === "card"))){
const err16 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data23};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"},message:"must have required property '"+"product"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema33.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.product !== undefined){
let data0 = data.product;
if(typeof data0 === "string"){
if(func5(data0) < 1){
const err2 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.properties.product,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.product.type,parentSchema:schema33.properties.product,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.groups !== undefined){
let data1 = data.groups;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data1[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.groups.type,parentSchema:schema33.properties.groups,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pages !== undefined){
if(!(validate12(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
let data4 = data.href;
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err5 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema33.properties.href,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.href.type,parentSchema:schema33.properties.href,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate16(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.asyncapi !== undefined){
if(!(validate21(data.asyncapi, {instancePath:instancePath+"/asyncapi",parentData:data,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data7 = data.tabs;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper1.validate(data7[i1], {instancePath:instancePath+"/tabs/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.tabs.type,parentSchema:schema33.properties.tabs,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.anchors !== undefined){
let data9 = data.anchors;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper3.validate(data9[i2], {instancePath:instancePath+"/anchors/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.anchors.type,parentSchema:schema33.properties.anchors,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dropdowns !== undefined){
let data11 = data.dropdowns;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(!(wrapper6.validate(data11[i3], {instancePath:instancePath+"/dropdowns/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/dropdowns",schemaPath:"#/properties/dropdowns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.dropdowns.type,parentSchema:schema33.properties.dropdowns,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.versions !== undefined){
let data13 = data.versions;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper10.validate(data13[i4], {instancePath:instancePath+"/versions/" + i4,parentData:data13,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? wrapper10.validate.errors : vErrors.concat(wrapper10.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.versions.type,parentSchema:schema33.properties.versions,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.languages !== undefined){
let data15 = data.languages;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
if(!(wrapper15.validate(data15[i5], {instancePath:instancePath+"/languages/" + i5,parentData:data15,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? wrapper15.validate.errors : vErrors.concat(wrapper15.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.languages.type,parentSchema:schema33.properties.languages,data:data15};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.menu !== undefined){
let data17 = data.menu;
if(Array.isArray(data17)){
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
if(!(validate54(data17[i6], {instancePath:instancePath+"/menu/" + i6,parentData:data17,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/menu",schemaPath:"#/properties/menu/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.menu.type,parentSchema:schema33.properties.menu,data:data17};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.icon !== undefined){
if(!(validate14(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data20 = data.name;
if(typeof data20 !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data20};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.color !== undefined){
let data21 = data.color;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key1 in data21){
if(!((key1 === "light") || (key1 === "dark"))){
const err14 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema33.properties.color,data:data21};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data21.light !== undefined){
let data22 = data21.light;
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
const err15 = {instancePath:instancePath+"/color/light",schemaPath:"#/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema33.properties.color.properties.light,data:data22};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/color/light",schemaPath:"#/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.color.properties.light.type,parentSchema:schema33.properties.color.properties.light,data:data22};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data21.dark !== undefined){
let data23 = data21.dark;
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
const err17 = {instancePath:instancePath+"/color/dark",schemaPath:"#/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema33.properties.color.properties.dark,data:data23};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/color/dark",schemaPath:"#/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.color.properties.dark.type,parentSchema:schema33.properties.color.properties.dark,data:data23};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.color.type,parentSchema:schema33.properties.color,data:data21};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.description !== undefined){
let data24 = data.description;
if(typeof data24 !== "string"){
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.description.type,parentSchema:schema33.properties.description,data:data24};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.hidden !== undefined){
let data25 = data.hidden;
if(typeof data25 !== "boolean"){
const err21 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.hidden.type,parentSchema:schema33.properties.hidden,data:data25};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.global !== undefined){
if(!(validate60(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.directory !== undefined){
let data27 = data.directory;
if(typeof data27 !== "string"){
const err22 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data27};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data27 === "none") || (data27 === "accordion")) || (data27 === "card"))){
const err23 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data27};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","properties":{"socials":{"$ref":"#/definitions/socials"},"links":{"type":"array","items":{"type":"object","required":["items"],"properties":{"header":{"type":"string","minLength":1},"items":{"type":"array","items":{"type":"object","required":["label","href"],"properties":{"label":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:/(?!/)|[#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL","allOf":[{"x-severity":"warning","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]:|(?![Hh][Tt][Tt][Pp]:))","patternErrorMessage":"an address that begins with `https://`, as the footer takes no other"}]}},"additionalProperties":false},"minItems":1}},"additionalProperties":false},"minItems":1,"maxItems":4}},"additionalProperties":false};
const schema40 = {"type":"object","properties":{"website":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"facebook":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"x":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"discord":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"slack":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"github":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"linkedin":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"instagram":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"hacker-news":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"youtube":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"medium":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"telegram":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"twitter":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"x-twitter":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"earth-americas":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"bluesky":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"threads":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"reddit":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]},"podcast":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`)","allOf":[{"x-severity":"warning","pattern":"^[Hh][Tt][Tt][Pp][Ss]:","patternErrorMessage":"an address that begins with `https://`"},{"x-severity":"warning","pattern":"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)","patternErrorMessage":"the address of an account, not of a file"}]}},"additionalProperties":false,"x-strict":true};
const pattern36 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]:", "u");
const pattern37 = new RegExp("^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)", "u");
const pattern38 = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)", "u");
const pattern93 = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]:|(?![Hh][Tt][Tt][Pp]:))", "u");
const pattern94 = new RegExp("^\\s*(?:/(?!/)|[#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "socials") || (key0 === "links"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.socials !== undefined){
let data0 = data.socials;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(func2.call(schema40.properties, key1))){
const err1 = {instancePath:instancePath+"/socials",schemaPath:"#/definitions/socials/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.website !== undefined){
let data1 = data0.website;
if(typeof data1 === "string"){
if(!pattern36.test(data1)){
const err2 = {instancePath:instancePath+"/socials/website",schemaPath:"#/definitions/socials/properties/website/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.website.allOf[0],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
const err3 = {instancePath:instancePath+"/socials/website",schemaPath:"#/definitions/socials/properties/website/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.website.allOf[1],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern38.test(data1)){
const err4 = {instancePath:instancePath+"/socials/website",schemaPath:"#/definitions/socials/properties/website/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.website,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/socials/website",schemaPath:"#/definitions/socials/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.website.type,parentSchema:schema40.properties.website,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.facebook !== undefined){
let data2 = data0.facebook;
if(typeof data2 === "string"){
if(!pattern36.test(data2)){
const err6 = {instancePath:instancePath+"/socials/facebook",schemaPath:"#/definitions/socials/properties/facebook/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.facebook.allOf[0],data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern37.test(data2)){
const err7 = {instancePath:instancePath+"/socials/facebook",schemaPath:"#/definitions/socials/properties/facebook/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.facebook.allOf[1],data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern38.test(data2)){
const err8 = {instancePath:instancePath+"/socials/facebook",schemaPath:"#/definitions/socials/properties/facebook/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.facebook,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/socials/facebook",schemaPath:"#/definitions/socials/properties/facebook/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.facebook.type,parentSchema:schema40.properties.facebook,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.x !== undefined){
let data3 = data0.x;
if(typeof data3 === "string"){
if(!pattern36.test(data3)){
const err10 = {instancePath:instancePath+"/socials/x",schemaPath:"#/definitions/socials/properties/x/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.x.allOf[0],data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!pattern37.test(data3)){
const err11 = {instancePath:instancePath+"/socials/x",schemaPath:"#/definitions/socials/properties/x/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.x.allOf[1],data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!pattern38.test(data3)){
const err12 = {instancePath:instancePath+"/socials/x",schemaPath:"#/definitions/socials/properties/x/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.x,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/socials/x",schemaPath:"#/definitions/socials/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.x.type,parentSchema:schema40.properties.x,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.discord !== undefined){
let data4 = data0.discord;
if(typeof data4 === "string"){
if(!pattern36.test(data4)){
const err14 = {instancePath:instancePath+"/socials/discord",schemaPath:"#/definitions/socials/properties/discord/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.discord.allOf[0],data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!pattern37.test(data4)){
const err15 = {instancePath:instancePath+"/socials/discord",schemaPath:"#/definitions/socials/properties/discord/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.discord.allOf[1],data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!pattern38.test(data4)){
const err16 = {instancePath:instancePath+"/socials/discord",schemaPath:"#/definitions/socials/properties/discord/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.discord,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/socials/discord",schemaPath:"#/definitions/socials/properties/discord/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.discord.type,parentSchema:schema40.properties.discord,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.slack !== undefined){
let data5 = data0.slack;
if(typeof data5 === "string"){
if(!pattern36.test(data5)){
const err18 = {instancePath:instancePath+"/socials/slack",schemaPath:"#/definitions/socials/properties/slack/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.slack.allOf[0],data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern37.test(data5)){
const err19 = {instancePath:instancePath+"/socials/slack",schemaPath:"#/definitions/socials/properties/slack/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.slack.allOf[1],data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern38.test(data5)){
const err20 = {instancePath:instancePath+"/socials/slack",schemaPath:"#/definitions/socials/properties/slack/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.slack,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/socials/slack",schemaPath:"#/definitions/socials/properties/slack/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.slack.type,parentSchema:schema40.properties.slack,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.github !== undefined){
let data6 = data0.github;
if(typeof data6 === "string"){
if(!pattern36.test(data6)){
const err22 = {instancePath:instancePath+"/socials/github",schemaPath:"#/definitions/socials/properties/github/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.github.allOf[0],data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(typeof data6 === "string"){
if(!pattern37.test(data6)){
const err23 = {instancePath:instancePath+"/socials/github",schemaPath:"#/definitions/socials/properties/github/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.github.allOf[1],data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(typeof data6 === "string"){
if(!pattern38.test(data6)){
const err24 = {instancePath:instancePath+"/socials/github",schemaPath:"#/definitions/socials/properties/github/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.github,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/socials/github",schemaPath:"#/definitions/socials/properties/github/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.github.type,parentSchema:schema40.properties.github,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.linkedin !== undefined){
let data7 = data0.linkedin;
if(typeof data7 === "string"){
if(!pattern36.test(data7)){
const err26 = {instancePath:instancePath+"/socials/linkedin",schemaPath:"#/definitions/socials/properties/linkedin/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.linkedin.allOf[0],data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(typeof data7 === "string"){
if(!pattern37.test(data7)){
const err27 = {instancePath:instancePath+"/socials/linkedin",schemaPath:"#/definitions/socials/properties/linkedin/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.linkedin.allOf[1],data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data7 === "string"){
if(!pattern38.test(data7)){
const err28 = {instancePath:instancePath+"/socials/linkedin",schemaPath:"#/definitions/socials/properties/linkedin/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.linkedin,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/socials/linkedin",schemaPath:"#/definitions/socials/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.linkedin.type,parentSchema:schema40.properties.linkedin,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.instagram !== undefined){
let data8 = data0.instagram;
if(typeof data8 === "string"){
if(!pattern36.test(data8)){
const err30 = {instancePath:instancePath+"/socials/instagram",schemaPath:"#/definitions/socials/properties/instagram/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.instagram.allOf[0],data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!pattern37.test(data8)){
const err31 = {instancePath:instancePath+"/socials/instagram",schemaPath:"#/definitions/socials/properties/instagram/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.instagram.allOf[1],data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!pattern38.test(data8)){
const err32 = {instancePath:instancePath+"/socials/instagram",schemaPath:"#/definitions/socials/properties/instagram/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.instagram,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/socials/instagram",schemaPath:"#/definitions/socials/properties/instagram/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.instagram.type,parentSchema:schema40.properties.instagram,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0["hacker-news"] !== undefined){
let data9 = data0["hacker-news"];
if(typeof data9 === "string"){
if(!pattern36.test(data9)){
const err34 = {instancePath:instancePath+"/socials/hacker-news",schemaPath:"#/definitions/socials/properties/hacker-news/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties["hacker-news"].allOf[0],data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!pattern37.test(data9)){
const err35 = {instancePath:instancePath+"/socials/hacker-news",schemaPath:"#/definitions/socials/properties/hacker-news/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties["hacker-news"].allOf[1],data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!pattern38.test(data9)){
const err36 = {instancePath:instancePath+"/socials/hacker-news",schemaPath:"#/definitions/socials/properties/hacker-news/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties["hacker-news"],data:data9};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/socials/hacker-news",schemaPath:"#/definitions/socials/properties/hacker-news/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties["hacker-news"].type,parentSchema:schema40.properties["hacker-news"],data:data9};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data0.youtube !== undefined){
let data10 = data0.youtube;
if(typeof data10 === "string"){
if(!pattern36.test(data10)){
const err38 = {instancePath:instancePath+"/socials/youtube",schemaPath:"#/definitions/socials/properties/youtube/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.youtube.allOf[0],data:data10};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern37.test(data10)){
const err39 = {instancePath:instancePath+"/socials/youtube",schemaPath:"#/definitions/socials/properties/youtube/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.youtube.allOf[1],data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern38.test(data10)){
const err40 = {instancePath:instancePath+"/socials/youtube",schemaPath:"#/definitions/socials/properties/youtube/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.youtube,data:data10};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/socials/youtube",schemaPath:"#/definitions/socials/properties/youtube/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.youtube.type,parentSchema:schema40.properties.youtube,data:data10};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data0.medium !== undefined){
let data11 = data0.medium;
if(typeof data11 === "string"){
if(!pattern36.test(data11)){
const err42 = {instancePath:instancePath+"/socials/medium",schemaPath:"#/definitions/socials/properties/medium/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.medium.allOf[0],data:data11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(typeof data11 === "string"){
if(!pattern37.test(data11)){
const err43 = {instancePath:instancePath+"/socials/medium",schemaPath:"#/definitions/socials/properties/medium/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.medium.allOf[1],data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(typeof data11 === "string"){
if(!pattern38.test(data11)){
const err44 = {instancePath:instancePath+"/socials/medium",schemaPath:"#/definitions/socials/properties/medium/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.medium,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/socials/medium",schemaPath:"#/definitions/socials/properties/medium/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.medium.type,parentSchema:schema40.properties.medium,data:data11};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data0.telegram !== undefined){
let data12 = data0.telegram;
if(typeof data12 === "string"){
if(!pattern36.test(data12)){
const err46 = {instancePath:instancePath+"/socials/telegram",schemaPath:"#/definitions/socials/properties/telegram/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.telegram.allOf[0],data:data12};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(typeof data12 === "string"){
if(!pattern37.test(data12)){
const err47 = {instancePath:instancePath+"/socials/telegram",schemaPath:"#/definitions/socials/properties/telegram/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.telegram.allOf[1],data:data12};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(typeof data12 === "string"){
if(!pattern38.test(data12)){
const err48 = {instancePath:instancePath+"/socials/telegram",schemaPath:"#/definitions/socials/properties/telegram/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.telegram,data:data12};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/socials/telegram",schemaPath:"#/definitions/socials/properties/telegram/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.telegram.type,parentSchema:schema40.properties.telegram,data:data12};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data0.twitter !== undefined){
let data13 = data0.twitter;
if(typeof data13 === "string"){
if(!pattern36.test(data13)){
const err50 = {instancePath:instancePath+"/socials/twitter",schemaPath:"#/definitions/socials/properties/twitter/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.twitter.allOf[0],data:data13};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(typeof data13 === "string"){
if(!pattern37.test(data13)){
const err51 = {instancePath:instancePath+"/socials/twitter",schemaPath:"#/definitions/socials/properties/twitter/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.twitter.allOf[1],data:data13};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(typeof data13 === "string"){
if(!pattern38.test(data13)){
const err52 = {instancePath:instancePath+"/socials/twitter",schemaPath:"#/definitions/socials/properties/twitter/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.twitter,data:data13};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/socials/twitter",schemaPath:"#/definitions/socials/properties/twitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.twitter.type,parentSchema:schema40.properties.twitter,data:data13};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data0["x-twitter"] !== undefined){
let data14 = data0["x-twitter"];
if(typeof data14 === "string"){
if(!pattern36.test(data14)){
const err54 = {instancePath:instancePath+"/socials/x-twitter",schemaPath:"#/definitions/socials/properties/x-twitter/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties["x-twitter"].allOf[0],data:data14};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(typeof data14 === "string"){
if(!pattern37.test(data14)){
const err55 = {instancePath:instancePath+"/socials/x-twitter",schemaPath:"#/definitions/socials/properties/x-twitter/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties["x-twitter"].allOf[1],data:data14};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(typeof data14 === "string"){
if(!pattern38.test(data14)){
const err56 = {instancePath:instancePath+"/socials/x-twitter",schemaPath:"#/definitions/socials/properties/x-twitter/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties["x-twitter"],data:data14};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/socials/x-twitter",schemaPath:"#/definitions/socials/properties/x-twitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties["x-twitter"].type,parentSchema:schema40.properties["x-twitter"],data:data14};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data0["earth-americas"] !== undefined){
let data15 = data0["earth-americas"];
if(typeof data15 === "string"){
if(!pattern36.test(data15)){
const err58 = {instancePath:instancePath+"/socials/earth-americas",schemaPath:"#/definitions/socials/properties/earth-americas/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties["earth-americas"].allOf[0],data:data15};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(typeof data15 === "string"){
if(!pattern37.test(data15)){
const err59 = {instancePath:instancePath+"/socials/earth-americas",schemaPath:"#/definitions/socials/properties/earth-americas/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties["earth-americas"].allOf[1],data:data15};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(typeof data15 === "string"){
if(!pattern38.test(data15)){
const err60 = {instancePath:instancePath+"/socials/earth-americas",schemaPath:"#/definitions/socials/properties/earth-americas/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties["earth-americas"],data:data15};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/socials/earth-americas",schemaPath:"#/definitions/socials/properties/earth-americas/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties["earth-americas"].type,parentSchema:schema40.properties["earth-americas"],data:data15};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data0.bluesky !== undefined){
let data16 = data0.bluesky;
if(typeof data16 === "string"){
if(!pattern36.test(data16)){
const err62 = {instancePath:instancePath+"/socials/bluesky",schemaPath:"#/definitions/socials/properties/bluesky/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.bluesky.allOf[0],data:data16};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(typeof data16 === "string"){
if(!pattern37.test(data16)){
const err63 = {instancePath:instancePath+"/socials/bluesky",schemaPath:"#/definitions/socials/properties/bluesky/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.bluesky.allOf[1],data:data16};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(typeof data16 === "string"){
if(!pattern38.test(data16)){
const err64 = {instancePath:instancePath+"/socials/bluesky",schemaPath:"#/definitions/socials/properties/bluesky/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.bluesky,data:data16};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/socials/bluesky",schemaPath:"#/definitions/socials/properties/bluesky/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.bluesky.type,parentSchema:schema40.properties.bluesky,data:data16};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data0.threads !== undefined){
let data17 = data0.threads;
if(typeof data17 === "string"){
if(!pattern36.test(data17)){
const err66 = {instancePath:instancePath+"/socials/threads",schemaPath:"#/definitions/socials/properties/threads/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.threads.allOf[0],data:data17};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(typeof data17 === "string"){
if(!pattern37.test(data17)){
const err67 = {instancePath:instancePath+"/socials/threads",schemaPath:"#/definitions/socials/properties/threads/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.threads.allOf[1],data:data17};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(typeof data17 === "string"){
if(!pattern38.test(data17)){
const err68 = {instancePath:instancePath+"/socials/threads",schemaPath:"#/definitions/socials/properties/threads/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.threads,data:data17};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/socials/threads",schemaPath:"#/definitions/socials/properties/threads/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.threads.type,parentSchema:schema40.properties.threads,data:data17};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data0.reddit !== undefined){
let data18 = data0.reddit;
if(typeof data18 === "string"){
if(!pattern36.test(data18)){
const err70 = {instancePath:instancePath+"/socials/reddit",schemaPath:"#/definitions/socials/properties/reddit/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.reddit.allOf[0],data:data18};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(typeof data18 === "string"){
if(!pattern37.test(data18)){
const err71 = {instancePath:instancePath+"/socials/reddit",schemaPath:"#/definitions/socials/properties/reddit/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.reddit.allOf[1],data:data18};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(typeof data18 === "string"){
if(!pattern38.test(data18)){
const err72 = {instancePath:instancePath+"/socials/reddit",schemaPath:"#/definitions/socials/properties/reddit/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.reddit,data:data18};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/socials/reddit",schemaPath:"#/definitions/socials/properties/reddit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.reddit.type,parentSchema:schema40.properties.reddit,data:data18};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data0.podcast !== undefined){
let data19 = data0.podcast;
if(typeof data19 === "string"){
if(!pattern36.test(data19)){
const err74 = {instancePath:instancePath+"/socials/podcast",schemaPath:"#/definitions/socials/properties/podcast/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema40.properties.podcast.allOf[0],data:data19};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(typeof data19 === "string"){
if(!pattern37.test(data19)){
const err75 = {instancePath:instancePath+"/socials/podcast",schemaPath:"#/definitions/socials/properties/podcast/allOf/1/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"},message:"must match pattern \""+"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)"+"\"",schema:"^(?!.*\\.(?:[Ss][Vv][Gg]|[Ee][Xx][Ee]|[Zz][Ii][Pp])$)",parentSchema:schema40.properties.podcast.allOf[1],data:data19};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(typeof data19 === "string"){
if(!pattern38.test(data19)){
const err76 = {instancePath:instancePath+"/socials/podcast",schemaPath:"#/definitions/socials/properties/podcast/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema40.properties.podcast,data:data19};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/socials/podcast",schemaPath:"#/definitions/socials/properties/podcast/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.podcast.type,parentSchema:schema40.properties.podcast,data:data19};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/socials",schemaPath:"#/definitions/socials/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data:data0};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.links !== undefined){
let data20 = data.links;
if(Array.isArray(data20)){
if(data20.length > 4){
const err79 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema39.properties.links,data:data20};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data20.length < 1){
const err80 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.links,data:data20};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.items === undefined){
const err81 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema39.properties.links.items.required,parentSchema:schema39.properties.links.items,data:data21};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key2 in data21){
if(!((key2 === "header") || (key2 === "items"))){
const err82 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema39.properties.links.items,data:data21};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data21.header !== undefined){
let data22 = data21.header;
if(typeof data22 === "string"){
if(func5(data22) < 1){
const err83 = {instancePath:instancePath+"/links/" + i0+"/header",schemaPath:"#/properties/links/items/properties/header/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.properties.links.items.properties.header,data:data22};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/links/" + i0+"/header",schemaPath:"#/properties/links/items/properties/header/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.links.items.properties.header.type,parentSchema:schema39.properties.links.items.properties.header,data:data22};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data21.items !== undefined){
let data23 = data21.items;
if(Array.isArray(data23)){
if(data23.length < 1){
const err85 = {instancePath:instancePath+"/links/" + i0+"/items",schemaPath:"#/properties/links/items/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.links.items.properties.items,data:data23};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.label === undefined){
const err86 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1,schemaPath:"#/properties/links/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema39.properties.links.items.properties.items.items.required,parentSchema:schema39.properties.links.items.properties.items.items,data:data24};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data24.href === undefined){
const err87 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1,schemaPath:"#/properties/links/items/properties/items/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema39.properties.links.items.properties.items.items.required,parentSchema:schema39.properties.links.items.properties.items.items,data:data24};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
for(const key3 in data24){
if(!((key3 === "label") || (key3 === "href"))){
const err88 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1,schemaPath:"#/properties/links/items/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema39.properties.links.items.properties.items.items,data:data24};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data24.label !== undefined){
let data25 = data24.label;
if(typeof data25 === "string"){
if(func5(data25) < 1){
const err89 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1+"/label",schemaPath:"#/properties/links/items/properties/items/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.properties.links.items.properties.items.items.properties.label,data:data25};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1+"/label",schemaPath:"#/properties/links/items/properties/items/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.links.items.properties.items.items.properties.label.type,parentSchema:schema39.properties.links.items.properties.items.items.properties.label,data:data25};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data24.href !== undefined){
let data26 = data24.href;
if(typeof data26 === "string"){
if(!pattern93.test(data26)){
const err91 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1+"/href",schemaPath:"#/properties/links/items/properties/items/items/properties/href/allOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]:|(?![Hh][Tt][Tt][Pp]:))"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]:|(?![Hh][Tt][Tt][Pp]:))"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]:|(?![Hh][Tt][Tt][Pp]:))",parentSchema:schema39.properties.links.items.properties.items.items.properties.href.allOf[0],data:data26};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(typeof data26 === "string"){
if(!pattern94.test(data26)){
const err92 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1+"/href",schemaPath:"#/properties/links/items/properties/items/items/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:/(?!/)|[#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:/(?!/)|[#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:/(?!/)|[#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema39.properties.links.items.properties.items.items.properties.href,data:data26};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1+"/href",schemaPath:"#/properties/links/items/properties/items/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.links.items.properties.items.items.properties.href.type,parentSchema:schema39.properties.links.items.properties.items.items.properties.href,data:data26};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/links/" + i0+"/items/" + i1,schemaPath:"#/properties/links/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.properties.links.items.properties.items.items.type,parentSchema:schema39.properties.links.items.properties.items.items,data:data24};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/links/" + i0+"/items",schemaPath:"#/properties/links/items/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.links.items.properties.items.type,parentSchema:schema39.properties.links.items.properties.items,data:data23};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.properties.links.items.type,parentSchema:schema39.properties.links.items,data:data21};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.links.type,parentSchema:schema39.properties.links,data:data20};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","properties":{"links":{"type":"array","items":{"type":"object","required":["href"],"properties":{"label":{"type":"string"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"},"icon":{"$ref":"#/definitions/icon"},"type":{"type":"string"}},"additionalProperties":false,"if":{"required":["type"],"properties":{"type":{"enum":["github","discord"]}}},"else":{"required":["label"]}}},"primary":{"type":["object"],"allOf":[{"if":{"type":"object"},"then":{"properties":{"type":{"enum":["button","github","discord"]}},"required":["type"]}},{"if":{"type":"object","properties":{"type":{"const":"button"}},"required":["type"]},"then":{"type":"object","required":["type","label","href"],"properties":{"type":{},"label":{"type":"string","minLength":1},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"}},"additionalProperties":false}},{"if":{"type":"object","properties":{"type":{"const":"github"}},"required":["type"]},"then":{"type":"object","required":["type","href"],"properties":{"type":{},"label":{"type":"string"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"}},"additionalProperties":false}},{"if":{"type":"object","properties":{"type":{"const":"discord"}},"required":["type"]},"then":{"type":"object","required":["type","href"],"properties":{"type":{},"label":{"type":"string"},"href":{"type":"string","pattern":"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"a path that begins with `/`, a section (`#…`), a `mailto:` address or a full URL"}},"additionalProperties":false}}]}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "links") || (key0 === "primary"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.links !== undefined){
let data0 = data.links;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.type === undefined) && (missing0 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
if(!((data2 === "github") || (data2 === "discord"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
const err3 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/else/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema41.properties.links.items.else.required,parentSchema:schema41.properties.links.items.else,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid3 = _valid0;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema41.properties.links.items.if,parentSchema:schema41.properties.links.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.href === undefined){
const err5 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema41.properties.links.items.required,parentSchema:schema41.properties.links.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "label") || (key1 === "href")) || (key1 === "icon")) || (key1 === "type"))){
const err6 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.links.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.label !== undefined){
let data3 = data1.label;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.links.items.properties.label.type,parentSchema:schema41.properties.links.items.properties.label,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.href !== undefined){
let data4 = data1.href;
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err8 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"#/properties/links/items/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema41.properties.links.items.properties.href,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"#/properties/links/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.links.items.properties.href.type,parentSchema:schema41.properties.links.items.properties.href,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.icon !== undefined){
if(!(validate14(data1.icon, {instancePath:instancePath+"/links/" + i0+"/icon",parentData:data1,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data1.type !== undefined){
let data6 = data1.type;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/links/" + i0+"/type",schemaPath:"#/properties/links/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.links.items.properties.type.type,parentSchema:schema41.properties.links.items.properties.type,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.links.items.type,parentSchema:schema41.properties.links.items,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.links.type,parentSchema:schema41.properties.links,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.primary !== undefined){
let data7 = data.primary;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err13 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: schema41.properties.primary.type},message:"must be object",schema:schema41.properties.primary.type,parentSchema:schema41.properties.primary,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs21 = errors;
let valid7 = true;
const _errs22 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs24 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err15 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/0/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema41.properties.primary.allOf[0].then.required,parentSchema:schema41.properties.primary.allOf[0].then,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.type !== undefined){
let data8 = data7.type;
if(!(((data8 === "button") || (data8 === "github")) || (data8 === "discord"))){
const err16 = {instancePath:instancePath+"/primary/type",schemaPath:"#/properties/primary/allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.primary.allOf[0].then.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema41.properties.primary.allOf[0].then.properties.type.enum,parentSchema:schema41.properties.primary.allOf[0].then.properties.type,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
var _valid1 = _errs24 === errors;
valid7 = _valid1;
}
if(!valid7){
const err17 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema41.properties.primary.allOf[0].if,parentSchema:schema41.properties.primary.allOf[0],data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs27 = errors;
let valid9 = true;
const _errs28 = errors;
if(errors === _errs28){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.type === undefined) && (missing1 = "type")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data7.type !== undefined){
if("button" !== data7.type){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid2 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs31 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err21 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/1/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema41.properties.primary.allOf[1].then.required,parentSchema:schema41.properties.primary.allOf[1].then,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.label === undefined){
const err22 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/1/then/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema41.properties.primary.allOf[1].then.required,parentSchema:schema41.properties.primary.allOf[1].then,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.href === undefined){
const err23 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/1/then/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema41.properties.primary.allOf[1].then.required,parentSchema:schema41.properties.primary.allOf[1].then,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data7){
if(!(((key2 === "type") || (key2 === "label")) || (key2 === "href"))){
const err24 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.primary.allOf[1].then,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.label !== undefined){
let data10 = data7.label;
if(typeof data10 === "string"){
if(func5(data10) < 1){
const err25 = {instancePath:instancePath+"/primary/label",schemaPath:"#/properties/primary/allOf/1/then/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.primary.allOf[1].then.properties.label,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/primary/label",schemaPath:"#/properties/primary/allOf/1/then/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.primary.allOf[1].then.properties.label.type,parentSchema:schema41.properties.primary.allOf[1].then.properties.label,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.href !== undefined){
let data11 = data7.href;
if(typeof data11 === "string"){
if(!pattern12.test(data11)){
const err27 = {instancePath:instancePath+"/primary/href",schemaPath:"#/properties/primary/allOf/1/then/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema41.properties.primary.allOf[1].then.properties.href,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/primary/href",schemaPath:"#/properties/primary/allOf/1/then/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.primary.allOf[1].then.properties.href.type,parentSchema:schema41.properties.primary.allOf[1].then.properties.href,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.primary.allOf[1].then.type,parentSchema:schema41.properties.primary.allOf[1].then,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid9 = _valid2;
}
if(!valid9){
const err30 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema41.properties.primary.allOf[1].if,parentSchema:schema41.properties.primary.allOf[1],data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs39 = errors;
let valid12 = true;
const _errs40 = errors;
if(errors === _errs40){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((data7.type === undefined) && (missing2 = "type")){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data7.type !== undefined){
if("github" !== data7.type){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid3 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs43 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err34 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/2/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema41.properties.primary.allOf[2].then.required,parentSchema:schema41.properties.primary.allOf[2].then,data:data7};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data7.href === undefined){
const err35 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/2/then/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema41.properties.primary.allOf[2].then.required,parentSchema:schema41.properties.primary.allOf[2].then,data:data7};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data7){
if(!(((key3 === "type") || (key3 === "label")) || (key3 === "href"))){
const err36 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/2/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.primary.allOf[2].then,data:data7};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.label !== undefined){
let data13 = data7.label;
if(typeof data13 !== "string"){
const err37 = {instancePath:instancePath+"/primary/label",schemaPath:"#/properties/primary/allOf/2/then/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.primary.allOf[2].then.properties.label.type,parentSchema:schema41.properties.primary.allOf[2].then.properties.label,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.href !== undefined){
let data14 = data7.href;
if(typeof data14 === "string"){
if(!pattern12.test(data14)){
const err38 = {instancePath:instancePath+"/primary/href",schemaPath:"#/properties/primary/allOf/2/then/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema41.properties.primary.allOf[2].then.properties.href,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/primary/href",schemaPath:"#/properties/primary/allOf/2/then/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.primary.allOf[2].then.properties.href.type,parentSchema:schema41.properties.primary.allOf[2].then.properties.href,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/2/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.primary.allOf[2].then.type,parentSchema:schema41.properties.primary.allOf[2].then,data:data7};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid3 = _errs43 === errors;
valid12 = _valid3;
}
if(!valid12){
const err41 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema41.properties.primary.allOf[2].if,parentSchema:schema41.properties.primary.allOf[2],data:data7};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs51 = errors;
let valid15 = true;
const _errs52 = errors;
if(errors === _errs52){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if((data7.type === undefined) && (missing3 = "type")){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
if(data7.type !== undefined){
if("discord" !== data7.type){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var _valid4 = _errs52 === errors;
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs55 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err45 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/3/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema41.properties.primary.allOf[3].then.required,parentSchema:schema41.properties.primary.allOf[3].then,data:data7};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data7.href === undefined){
const err46 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/3/then/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema41.properties.primary.allOf[3].then.required,parentSchema:schema41.properties.primary.allOf[3].then,data:data7};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data7){
if(!(((key4 === "type") || (key4 === "label")) || (key4 === "href"))){
const err47 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/3/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema41.properties.primary.allOf[3].then,data:data7};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data7.label !== undefined){
let data16 = data7.label;
if(typeof data16 !== "string"){
const err48 = {instancePath:instancePath+"/primary/label",schemaPath:"#/properties/primary/allOf/3/then/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.primary.allOf[3].then.properties.label.type,parentSchema:schema41.properties.primary.allOf[3].then.properties.label,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data7.href !== undefined){
let data17 = data7.href;
if(typeof data17 === "string"){
if(!pattern12.test(data17)){
const err49 = {instancePath:instancePath+"/primary/href",schemaPath:"#/properties/primary/allOf/3/then/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema41.properties.primary.allOf[3].then.properties.href,data:data17};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/primary/href",schemaPath:"#/properties/primary/allOf/3/then/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.primary.allOf[3].then.properties.href.type,parentSchema:schema41.properties.primary.allOf[3].then.properties.href,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/3/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.primary.allOf[3].then.type,parentSchema:schema41.properties.primary.allOf[3].then,data:data7};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid4 = _errs55 === errors;
valid15 = _valid4;
}
if(!valid15){
const err52 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema41.properties.primary.allOf[3].if,parentSchema:schema41.properties.primary.allOf[3],data:data7};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.language === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema32.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.language.type,parentSchema:schema32.properties.language,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((data0 === "en") || (data0 === "cn")) || (data0 === "zh")) || (data0 === "zh-Hans")) || (data0 === "zh-Hant")) || (data0 === "zh-CN")) || (data0 === "zh-TW")) || (data0 === "es")) || (data0 === "fr")) || (data0 === "fr-CA")) || (data0 === "fr-ca")) || (data0 === "ja")) || (data0 === "jp")) || (data0 === "ja-jp")) || (data0 === "ja-JP")) || (data0 === "pt")) || (data0 === "pt-BR")) || (data0 === "de")) || (data0 === "ko")) || (data0 === "it")) || (data0 === "ru")) || (data0 === "ro")) || (data0 === "cs")) || (data0 === "id")) || (data0 === "ar")) || (data0 === "tr")) || (data0 === "hi")) || (data0 === "sv")) || (data0 === "no")) || (data0 === "da")) || (data0 === "lv")) || (data0 === "nl")) || (data0 === "uk")) || (data0 === "vi")) || (data0 === "pl")) || (data0 === "uz")) || (data0 === "he")) || (data0 === "ca")) || (data0 === "fi")) || (data0 === "hu"))){
const err3 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema32.properties.language.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.language.enum,parentSchema:schema32.properties.language,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.default !== undefined){
let data1 = data.default;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.default.type,parentSchema:schema32.properties.default,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data2[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.groups.type,parentSchema:schema32.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.pages !== undefined){
if(!(validate12(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
let data5 = data.href;
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err6 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema32.properties.href,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.href.type,parentSchema:schema32.properties.href,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate16(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.asyncapi !== undefined){
if(!(validate21(data.asyncapi, {instancePath:instancePath+"/asyncapi",parentData:data,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data8 = data.tabs;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper1.validate(data8[i1], {instancePath:instancePath+"/tabs/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.tabs.type,parentSchema:schema32.properties.tabs,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.anchors !== undefined){
let data10 = data.anchors;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper3.validate(data10[i2], {instancePath:instancePath+"/anchors/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.anchors.type,parentSchema:schema32.properties.anchors,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dropdowns !== undefined){
let data12 = data.dropdowns;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(wrapper6.validate(data12[i3], {instancePath:instancePath+"/dropdowns/" + i3,parentData:data12,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/dropdowns",schemaPath:"#/properties/dropdowns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.dropdowns.type,parentSchema:schema32.properties.dropdowns,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.versions !== undefined){
let data14 = data.versions;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper10.validate(data14[i4], {instancePath:instancePath+"/versions/" + i4,parentData:data14,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? wrapper10.validate.errors : vErrors.concat(wrapper10.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.versions.type,parentSchema:schema32.properties.versions,data:data14};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.products !== undefined){
let data16 = data.products;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
if(!(validate49(data16[i5], {instancePath:instancePath+"/products/" + i5,parentData:data16,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.products.type,parentSchema:schema32.properties.products,data:data16};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.banner !== undefined){
let data18 = data.banner;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.content === undefined){
const err13 = {instancePath:instancePath+"/banner",schemaPath:"#/definitions/banner/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema38.required,parentSchema:schema38,data:data18};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data18){
if(!((((key1 === "content") || (key1 === "dismissible")) || (key1 === "type")) || (key1 === "color"))){
const err14 = {instancePath:instancePath+"/banner",schemaPath:"#/definitions/banner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data:data18};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data18.content !== undefined){
let data19 = data18.content;
if(typeof data19 === "string"){
if(func5(data19) < 1){
const err15 = {instancePath:instancePath+"/banner/content",schemaPath:"#/definitions/banner/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.content,data:data19};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/banner/content",schemaPath:"#/definitions/banner/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.content.type,parentSchema:schema38.properties.content,data:data19};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data18.dismissible !== undefined){
let data20 = data18.dismissible;
if(typeof data20 !== "boolean"){
const err17 = {instancePath:instancePath+"/banner/dismissible",schemaPath:"#/definitions/banner/properties/dismissible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.dismissible.type,parentSchema:schema38.properties.dismissible,data:data20};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data18.type !== undefined){
let data21 = data18.type;
if(typeof data21 !== "string"){
const err18 = {instancePath:instancePath+"/banner/type",schemaPath:"#/definitions/banner/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.type.type,parentSchema:schema38.properties.type,data:data21};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data21 === "info") || (data21 === "warning")) || (data21 === "critical"))){
const err19 = {instancePath:instancePath+"/banner/type",schemaPath:"#/definitions/banner/properties/type/enum",keyword:"enum",params:{allowedValues: schema38.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.type.enum,parentSchema:schema38.properties.type,data:data21};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data18.color !== undefined){
let data22 = data18.color;
if((typeof data22 !== "string") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
const err20 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/type",keyword:"type",params:{type: schema38.properties.color.type},message:"must be string,object",schema:schema38.properties.color.type,parentSchema:schema38.properties.color,data:data22};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs42 = errors;
let valid16 = true;
const _errs43 = errors;
if(typeof data22 !== "string"){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
const err22 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema38.properties.color.allOf[0].then,data:data22};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.color.allOf[0].then.type,parentSchema:schema38.properties.color.allOf[0].then,data:data22};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid16 = _valid0;
}
if(!valid16){
const err24 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema38.properties.color.allOf[0].if,parentSchema:schema38.properties.color.allOf[0],data:data22};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs48 = errors;
let valid17 = true;
const _errs49 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
if(!((key2 === "light") || (key2 === "dark"))){
const err26 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.color.allOf[1].then,data:data22};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data22.light !== undefined){
let data23 = data22.light;
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
const err27 = {instancePath:instancePath+"/banner/color/light",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema38.properties.color.allOf[1].then.properties.light,data:data23};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/banner/color/light",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.color.allOf[1].then.properties.light.type,parentSchema:schema38.properties.color.allOf[1].then.properties.light,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data22.dark !== undefined){
let data24 = data22.dark;
if(typeof data24 === "string"){
if(!pattern2.test(data24)){
const err29 = {instancePath:instancePath+"/banner/color/dark",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema38.properties.color.allOf[1].then.properties.dark,data:data24};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/banner/color/dark",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.color.allOf[1].then.properties.dark.type,parentSchema:schema38.properties.color.allOf[1].then.properties.dark,data:data24};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.color.allOf[1].then.type,parentSchema:schema38.properties.color.allOf[1].then,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid1 = _errs51 === errors;
valid17 = _valid1;
}
if(!valid17){
const err32 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema38.properties.color.allOf[1].if,parentSchema:schema38.properties.color.allOf[1],data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/banner",schemaPath:"#/definitions/banner/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.footer !== undefined){
if(!(validate72(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.navbar !== undefined){
if(!(validate74(data.navbar, {instancePath:instancePath+"/navbar",parentData:data,parentDataProperty:"navbar",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
let data27 = data.hidden;
if(typeof data27 !== "boolean"){
const err34 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.hidden.type,parentSchema:schema32.properties.hidden,data:data27};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.global !== undefined){
if(!(validate60(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.directory !== undefined){
let data29 = data.directory;
if(typeof data29 !== "string"){
const err35 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data29};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data29 === "none") || (data29 === "accordion")) || (data29 === "card"))){
const err36 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data29};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema31.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(func5(data0) < 1){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.version,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.version.type,parentSchema:schema31.properties.version,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.default !== undefined){
let data1 = data.default;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.default.type,parentSchema:schema31.properties.default,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data2[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.groups.type,parentSchema:schema31.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.pages !== undefined){
if(!(validate12(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
let data5 = data.href;
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err6 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema31.properties.href,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.href.type,parentSchema:schema31.properties.href,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate16(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.asyncapi !== undefined){
if(!(validate21(data.asyncapi, {instancePath:instancePath+"/asyncapi",parentData:data,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data8 = data.tabs;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper1.validate(data8[i1], {instancePath:instancePath+"/tabs/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.tabs.type,parentSchema:schema31.properties.tabs,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.anchors !== undefined){
let data10 = data.anchors;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper3.validate(data10[i2], {instancePath:instancePath+"/anchors/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.anchors.type,parentSchema:schema31.properties.anchors,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dropdowns !== undefined){
let data12 = data.dropdowns;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(wrapper6.validate(data12[i3], {instancePath:instancePath+"/dropdowns/" + i3,parentData:data12,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/dropdowns",schemaPath:"#/properties/dropdowns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.dropdowns.type,parentSchema:schema31.properties.dropdowns,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.languages !== undefined){
let data14 = data.languages;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(!(validate44(data14[i4], {instancePath:instancePath+"/languages/" + i4,parentData:data14,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.languages.type,parentSchema:schema31.properties.languages,data:data14};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.products !== undefined){
let data16 = data.products;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
if(!(validate49(data16[i5], {instancePath:instancePath+"/products/" + i5,parentData:data16,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.products.type,parentSchema:schema31.properties.products,data:data16};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tag !== undefined){
let data18 = data.tag;
if(typeof data18 !== "string"){
const err13 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.tag.type,parentSchema:schema31.properties.tag,data:data18};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.hidden !== undefined){
let data19 = data.hidden;
if(typeof data19 !== "boolean"){
const err14 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.hidden.type,parentSchema:schema31.properties.hidden,data:data19};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.global !== undefined){
if(!(validate60(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.directory !== undefined){
let data21 = data.directory;
if(typeof data21 !== "string"){
const err15 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data21};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data21 === "none") || (data21 === "accordion")) || (data21 === "card"))){
const err16 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data21};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dropdown === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dropdown"},message:"must have required property '"+"dropdown"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dropdown !== undefined){
let data0 = data.dropdown;
if(typeof data0 === "string"){
if(func5(data0) < 1){
const err2 = {instancePath:instancePath+"/dropdown",schemaPath:"#/properties/dropdown/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema30.properties.dropdown,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/dropdown",schemaPath:"#/properties/dropdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.dropdown.type,parentSchema:schema30.properties.dropdown,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.groups !== undefined){
let data1 = data.groups;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data1[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.groups.type,parentSchema:schema30.properties.groups,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pages !== undefined){
if(!(validate12(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
let data4 = data.href;
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err5 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema30.properties.href,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.href.type,parentSchema:schema30.properties.href,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate16(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.asyncapi !== undefined){
if(!(validate21(data.asyncapi, {instancePath:instancePath+"/asyncapi",parentData:data,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data7 = data.tabs;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper1.validate(data7[i1], {instancePath:instancePath+"/tabs/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.tabs.type,parentSchema:schema30.properties.tabs,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.anchors !== undefined){
let data9 = data.anchors;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper3.validate(data9[i2], {instancePath:instancePath+"/anchors/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.anchors.type,parentSchema:schema30.properties.anchors,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.versions !== undefined){
let data11 = data.versions;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(!(validate39(data11[i3], {instancePath:instancePath+"/versions/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.versions.type,parentSchema:schema30.properties.versions,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.languages !== undefined){
let data13 = data.languages;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
if(!(validate44(data13[i4], {instancePath:instancePath+"/languages/" + i4,parentData:data13,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.languages.type,parentSchema:schema30.properties.languages,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.products !== undefined){
let data15 = data.products;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
if(!(validate49(data15[i5], {instancePath:instancePath+"/products/" + i5,parentData:data15,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema30.properties.products.type,parentSchema:schema30.properties.products,data:data15};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
if(!(validate14(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data18 = data.color;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!((key1 === "light") || (key1 === "dark"))){
const err12 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema30.properties.color,data:data18};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data18.light !== undefined){
let data19 = data18.light;
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
const err13 = {instancePath:instancePath+"/color/light",schemaPath:"#/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema30.properties.color.properties.light,data:data19};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/color/light",schemaPath:"#/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.color.properties.light.type,parentSchema:schema30.properties.color.properties.light,data:data19};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data18.dark !== undefined){
let data20 = data18.dark;
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
const err15 = {instancePath:instancePath+"/color/dark",schemaPath:"#/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema30.properties.color.properties.dark,data:data20};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/color/dark",schemaPath:"#/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.color.properties.dark.type,parentSchema:schema30.properties.color.properties.dark,data:data20};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.color.type,parentSchema:schema30.properties.color,data:data18};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.description !== undefined){
let data21 = data.description;
if(typeof data21 !== "string"){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.description.type,parentSchema:schema30.properties.description,data:data21};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.hidden !== undefined){
let data22 = data.hidden;
if(typeof data22 !== "boolean"){
const err19 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.hidden.type,parentSchema:schema30.properties.hidden,data:data22};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.global !== undefined){
if(!(validate60(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.directory !== undefined){
let data24 = data.directory;
if(typeof data24 !== "string"){
const err20 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data24};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data24 === "none") || (data24 === "accordion")) || (data24 === "card"))){
const err21 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data24};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.anchor === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "anchor"},message:"must have required property '"+"anchor"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema29.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.anchor !== undefined){
let data0 = data.anchor;
if(typeof data0 === "string"){
if(func5(data0) < 1){
const err2 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.anchor,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.anchor.type,parentSchema:schema29.properties.anchor,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.groups !== undefined){
let data1 = data.groups;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data1[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.groups.type,parentSchema:schema29.properties.groups,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pages !== undefined){
if(!(validate12(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
let data4 = data.href;
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err5 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema29.properties.href,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.href.type,parentSchema:schema29.properties.href,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate16(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.asyncapi !== undefined){
if(!(validate21(data.asyncapi, {instancePath:instancePath+"/asyncapi",parentData:data,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data7 = data.tabs;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper1.validate(data7[i1], {instancePath:instancePath+"/tabs/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.tabs.type,parentSchema:schema29.properties.tabs,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dropdowns !== undefined){
let data9 = data.dropdowns;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validate34(data9[i2], {instancePath:instancePath+"/dropdowns/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/dropdowns",schemaPath:"#/properties/dropdowns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.dropdowns.type,parentSchema:schema29.properties.dropdowns,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.versions !== undefined){
let data11 = data.versions;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(!(validate39(data11[i3], {instancePath:instancePath+"/versions/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.versions.type,parentSchema:schema29.properties.versions,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.languages !== undefined){
let data13 = data.languages;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
if(!(validate44(data13[i4], {instancePath:instancePath+"/languages/" + i4,parentData:data13,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.languages.type,parentSchema:schema29.properties.languages,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.products !== undefined){
let data15 = data.products;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
if(!(validate49(data15[i5], {instancePath:instancePath+"/products/" + i5,parentData:data15,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.products.type,parentSchema:schema29.properties.products,data:data15};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
if(!(validate14(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data18 = data.color;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!((key1 === "light") || (key1 === "dark"))){
const err12 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema29.properties.color,data:data18};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data18.light !== undefined){
let data19 = data18.light;
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
const err13 = {instancePath:instancePath+"/color/light",schemaPath:"#/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema29.properties.color.properties.light,data:data19};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/color/light",schemaPath:"#/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.color.properties.light.type,parentSchema:schema29.properties.color.properties.light,data:data19};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data18.dark !== undefined){
let data20 = data18.dark;
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
const err15 = {instancePath:instancePath+"/color/dark",schemaPath:"#/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema29.properties.color.properties.dark,data:data20};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/color/dark",schemaPath:"#/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.color.properties.dark.type,parentSchema:schema29.properties.color.properties.dark,data:data20};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.color.type,parentSchema:schema29.properties.color,data:data18};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.hidden !== undefined){
let data21 = data.hidden;
if(typeof data21 !== "boolean"){
const err18 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema29.properties.hidden.type,parentSchema:schema29.properties.hidden,data:data21};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.global !== undefined){
if(!(validate60(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.directory !== undefined){
let data23 = data.directory;
if(typeof data23 !== "string"){
const err19 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data23};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data23 === "none") || (data23 === "accordion")) || (data23 === "card"))){
const err20 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data23};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tab === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema28.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func5(data0) < 1){
const err2 = {instancePath:instancePath+"/tab",schemaPath:"#/properties/tab/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.tab,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/tab",schemaPath:"#/properties/tab/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.tab.type,parentSchema:schema28.properties.tab,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.groups !== undefined){
let data1 = data.groups;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data1[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.groups.type,parentSchema:schema28.properties.groups,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pages !== undefined){
if(!(validate12(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
let data4 = data.href;
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err5 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/pattern",keyword:"pattern",params:{pattern: "^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^\\s*(?:[/#{]|(?!(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:)[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema28.properties.href,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.href.type,parentSchema:schema28.properties.href,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate16(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.asyncapi !== undefined){
if(!(validate21(data.asyncapi, {instancePath:instancePath+"/asyncapi",parentData:data,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.anchors !== undefined){
let data7 = data.anchors;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate29(data7[i1], {instancePath:instancePath+"/anchors/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.anchors.type,parentSchema:schema28.properties.anchors,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dropdowns !== undefined){
let data9 = data.dropdowns;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validate34(data9[i2], {instancePath:instancePath+"/dropdowns/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/dropdowns",schemaPath:"#/properties/dropdowns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.dropdowns.type,parentSchema:schema28.properties.dropdowns,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.versions !== undefined){
let data11 = data.versions;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(!(validate39(data11[i3], {instancePath:instancePath+"/versions/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.versions.type,parentSchema:schema28.properties.versions,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.languages !== undefined){
let data13 = data.languages;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
if(!(validate44(data13[i4], {instancePath:instancePath+"/languages/" + i4,parentData:data13,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.languages.type,parentSchema:schema28.properties.languages,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.products !== undefined){
let data15 = data.products;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
if(!(validate49(data15[i5], {instancePath:instancePath+"/products/" + i5,parentData:data15,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.products.type,parentSchema:schema28.properties.products,data:data15};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.menu !== undefined){
let data17 = data.menu;
if(Array.isArray(data17)){
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
if(!(validate54(data17[i6], {instancePath:instancePath+"/menu/" + i6,parentData:data17,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/menu",schemaPath:"#/properties/menu/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.menu.type,parentSchema:schema28.properties.menu,data:data17};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.icon !== undefined){
if(!(validate14(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
let data20 = data.hidden;
if(typeof data20 !== "boolean"){
const err13 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.hidden.type,parentSchema:schema28.properties.hidden,data:data20};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.searchable !== undefined){
let data21 = data.searchable;
if(typeof data21 !== "boolean"){
const err14 = {instancePath:instancePath+"/searchable",schemaPath:"#/properties/searchable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.searchable.type,parentSchema:schema28.properties.searchable,data:data21};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.align !== undefined){
let data22 = data.align;
if(typeof data22 !== "string"){
const err15 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.align.type,parentSchema:schema28.properties.align,data:data22};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data22 === "start") || (data22 === "end"))){
const err16 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema28.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema28.properties.align.enum,parentSchema:schema28.properties.align,data:data22};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.graphql !== undefined){
let data23 = data.graphql;
if((typeof data23 !== "string") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
const err17 = {instancePath:instancePath+"/graphql",schemaPath:"#/properties/graphql/type",keyword:"type",params:{type: schema28.properties.graphql.type},message:"must be string,object",schema:schema28.properties.graphql.type,parentSchema:schema28.properties.graphql,data:data23};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs40 = errors;
let valid16 = true;
const _errs41 = errors;
if(typeof data23 !== "string"){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs43 = errors;
if(typeof data23 === "string"){
if(!pattern11.test(data23)){
const err19 = {instancePath:instancePath+"/graphql",schemaPath:"#/properties/graphql/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema28.properties.graphql.allOf[0].then,data:data23};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/graphql",schemaPath:"#/properties/graphql/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.graphql.allOf[0].then.type,parentSchema:schema28.properties.graphql.allOf[0].then,data:data23};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs43 === errors;
valid16 = _valid0;
}
if(!valid16){
const err21 = {instancePath:instancePath+"/graphql",schemaPath:"#/properties/graphql/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema28.properties.graphql.allOf[0].if,parentSchema:schema28.properties.graphql.allOf[0],data:data23};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs46 = errors;
let valid17 = true;
const _errs47 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs47 === errors;
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs49 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.source === undefined){
const err23 = {instancePath:instancePath+"/graphql",schemaPath:"#/properties/graphql/allOf/1/then/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema28.properties.graphql.allOf[1].then.required,parentSchema:schema28.properties.graphql.allOf[1].then,data:data23};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data23){
if(!((key1 === "source") || (key1 === "directory"))){
const err24 = {instancePath:instancePath+"/graphql",schemaPath:"#/properties/graphql/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema28.properties.graphql.allOf[1].then,data:data23};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data23.source !== undefined){
let data24 = data23.source;
if(typeof data24 === "string"){
if(!pattern11.test(data24)){
const err25 = {instancePath:instancePath+"/graphql/source",schemaPath:"#/properties/graphql/allOf/1/then/properties/source/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema28.properties.graphql.allOf[1].then.properties.source,data:data24};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/graphql/source",schemaPath:"#/properties/graphql/allOf/1/then/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.graphql.allOf[1].then.properties.source.type,parentSchema:schema28.properties.graphql.allOf[1].then.properties.source,data:data24};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data23.directory !== undefined){
let data25 = data23.directory;
if(typeof data25 !== "string"){
const err27 = {instancePath:instancePath+"/graphql/directory",schemaPath:"#/properties/graphql/allOf/1/then/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.graphql.allOf[1].then.properties.directory.type,parentSchema:schema28.properties.graphql.allOf[1].then.properties.directory,data:data25};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/graphql",schemaPath:"#/properties/graphql/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.graphql.allOf[1].then.type,parentSchema:schema28.properties.graphql.allOf[1].then,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid1 = _errs49 === errors;
valid17 = _valid1;
}
if(!valid17){
const err29 = {instancePath:instancePath+"/graphql",schemaPath:"#/properties/graphql/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema28.properties.graphql.allOf[1].if,parentSchema:schema28.properties.graphql.allOf[1],data:data23};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sdk !== undefined){
let data26 = data.sdk;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.format === undefined){
const err30 = {instancePath:instancePath+"/sdk",schemaPath:"#/definitions/sdk/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema27.required,parentSchema:schema27,data:data26};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data26.source === undefined){
const err31 = {instancePath:instancePath+"/sdk",schemaPath:"#/definitions/sdk/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema27.required,parentSchema:schema27,data:data26};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data26){
if(!(((key2 === "format") || (key2 === "source")) || (key2 === "directory"))){
const err32 = {instancePath:instancePath+"/sdk",schemaPath:"#/definitions/sdk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data:data26};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data26.format !== undefined){
let data27 = data26.format;
if(typeof data27 !== "string"){
const err33 = {instancePath:instancePath+"/sdk/format",schemaPath:"#/definitions/sdk/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.format.type,parentSchema:schema27.properties.format,data:data27};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((data27 === "typedoc") || (data27 === "docfx")) || (data27 === "javadoc")) || (data27 === "sphinx")) || (data27 === "phpdoc"))){
const err34 = {instancePath:instancePath+"/sdk/format",schemaPath:"#/definitions/sdk/properties/format/enum",keyword:"enum",params:{allowedValues: schema27.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema27.properties.format.enum,parentSchema:schema27.properties.format,data:data27};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data26.source !== undefined){
let data28 = data26.source;
if(typeof data28 === "string"){
if(!pattern11.test(data28)){
const err35 = {instancePath:instancePath+"/sdk/source",schemaPath:"#/definitions/sdk/properties/source/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]:",parentSchema:schema27.properties.source,data:data28};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/sdk/source",schemaPath:"#/definitions/sdk/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.source.type,parentSchema:schema27.properties.source,data:data28};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data26.directory !== undefined){
let data29 = data26.directory;
if(typeof data29 !== "string"){
const err37 = {instancePath:instancePath+"/sdk/directory",schemaPath:"#/definitions/sdk/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.directory.type,parentSchema:schema27.properties.directory,data:data29};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/sdk",schemaPath:"#/definitions/sdk/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.global !== undefined){
if(!(validate60(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.directory !== undefined){
let data31 = data.directory;
if(typeof data31 !== "string"){
const err39 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data31};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data31 === "none") || (data31 === "accordion")) || (data31 === "card"))){
const err40 = {instancePath:instancePath+"/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data31};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.theme === undefined) && (missing0 = "theme")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.theme !== undefined){
let data0 = data.theme;
if(!((((((((data0 === "mint") || (data0 === "maple")) || (data0 === "palm")) || (data0 === "linden")) || (data0 === "almond")) || (data0 === "aspen")) || (data0 === "luma")) || (data0 === "sequoia"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs5 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err2 = {instancePath,schemaPath:"#/then/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!variations$)"},message:"must match pattern \""+"^(?!variations$)"+"\"",schema:"^(?!variations$)",parentSchema:schema11.then.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema11.then.propertyNames,parentSchema:schema11.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.if,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.theme === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"},message:"must have required property '"+"theme"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.name === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.colors === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colors"},message:"must have required property '"+"colors"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.navigation === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigation"},message:"must have required property '"+"navigation"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data){
if(!(func2.call(schema11.properties, key1))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.theme !== undefined){
let data1 = data.theme;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.theme.type,parentSchema:schema11.properties.theme,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((data1 === "mint") || (data1 === "maple")) || (data1 === "palm")) || (data1 === "willow")) || (data1 === "linden")) || (data1 === "almond")) || (data1 === "aspen")) || (data1 === "luma")) || (data1 === "sequoia"))){
const err11 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/enum",keyword:"enum",params:{allowedValues: schema11.properties.theme.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.theme.enum,parentSchema:schema11.properties.theme,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.name,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.colors !== undefined){
let data3 = data.colors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.primary === undefined){
const err14 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'",schema:schema11.properties.colors.required,parentSchema:schema11.properties.colors,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data3){
if(!(((key2 === "primary") || (key2 === "light")) || (key2 === "dark"))){
const err15 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.colors,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.primary !== undefined){
let data4 = data3.primary;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err16 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.primary,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.primary.type,parentSchema:schema11.properties.colors.properties.primary,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.light !== undefined){
let data5 = data3.light;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err18 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.light,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.light.type,parentSchema:schema11.properties.colors.properties.light,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.dark !== undefined){
let data6 = data3.dark;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err20 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.dark,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.dark.type,parentSchema:schema11.properties.colors.properties.dark,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.colors.type,parentSchema:schema11.properties.colors,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.navigation !== undefined){
let data7 = data.navigation;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
if(!(func2.call(schema11.properties.navigation.properties, key3))){
const err23 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.navigation,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.groups !== undefined){
let data8 = data7.groups;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data8[i0], {instancePath:instancePath+"/navigation/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/navigation/groups",schemaPath:"#/properties/navigation/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.navigation.properties.groups.type,parentSchema:schema11.properties.navigation.properties.groups,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.tabs !== undefined){
let data10 = data7.tabs;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate24(data10[i1], {instancePath:instancePath+"/navigation/tabs/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/navigation/tabs",schemaPath:"#/properties/navigation/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.navigation.properties.tabs.type,parentSchema:schema11.properties.navigation.properties.tabs,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.pages !== undefined){
if(!(validate12(data7.pages, {instancePath:instancePath+"/navigation/pages",parentData:data7,parentDataProperty:"pages",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data7.anchors !== undefined){
let data13 = data7.anchors;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate29(data13[i2], {instancePath:instancePath+"/navigation/anchors/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/navigation/anchors",schemaPath:"#/properties/navigation/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.navigation.properties.anchors.type,parentSchema:schema11.properties.navigation.properties.anchors,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.dropdowns !== undefined){
let data15 = data7.dropdowns;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(validate34(data15[i3], {instancePath:instancePath+"/navigation/dropdowns/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/navigation/dropdowns",schemaPath:"#/properties/navigation/properties/dropdowns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.navigation.properties.dropdowns.type,parentSchema:schema11.properties.navigation.properties.dropdowns,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.versions !== undefined){
let data17 = data7.versions;
if(Array.isArray(data17)){
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
if(!(validate39(data17[i4], {instancePath:instancePath+"/navigation/versions/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/navigation/versions",schemaPath:"#/properties/navigation/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.navigation.properties.versions.type,parentSchema:schema11.properties.navigation.properties.versions,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.languages !== undefined){
let data19 = data7.languages;
if(Array.isArray(data19)){
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
if(!(validate44(data19[i5], {instancePath:instancePath+"/navigation/languages/" + i5,parentData:data19,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/navigation/languages",schemaPath:"#/properties/navigation/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.navigation.properties.languages.type,parentSchema:schema11.properties.navigation.properties.languages,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.products !== undefined){
let data21 = data7.products;
if(Array.isArray(data21)){
const len6 = data21.length;
for(let i6=0; i6<len6; i6++){
if(!(validate49(data21[i6], {instancePath:instancePath+"/navigation/products/" + i6,parentData:data21,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/navigation/products",schemaPath:"#/properties/navigation/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.navigation.properties.products.type,parentSchema:schema11.properties.navigation.properties.products,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.global !== undefined){
if(!(validate60(data7.global, {instancePath:instancePath+"/navigation/global",parentData:data7,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data7.directory !== undefined){
let data24 = data7.directory;
if(typeof data24 !== "string"){
const err31 = {instancePath:instancePath+"/navigation/directory",schemaPath:"#/definitions/directory/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data24};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((data24 === "none") || (data24 === "accordion")) || (data24 === "card"))){
const err32 = {instancePath:instancePath+"/navigation/directory",schemaPath:"#/definitions/directory/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values",schema:schema26.enum,parentSchema:schema26,data:data24};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data7.openapi !== undefined){
if(!(validate16(data7.openapi, {instancePath:instancePath+"/navigation/openapi",parentData:data7,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data7.asyncapi !== undefined){
if(!(validate21(data7.asyncapi, {instancePath:instancePath+"/navigation/asyncapi",parentData:data7,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.navigation.type,parentSchema:schema11.properties.navigation,data:data7};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.logo !== undefined){
let data27 = data.logo;
if((typeof data27 !== "string") && (!(data27 && typeof data27 == "object" && !Array.isArray(data27)))){
const err34 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: schema11.properties.logo.type},message:"must be string,object",schema:schema11.properties.logo.type,parentSchema:schema11.properties.logo,data:data27};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs54 = errors;
let valid22 = true;
const _errs55 = errors;
if(typeof data27 !== "string"){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid1 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs57 = errors;
if(typeof data27 === "string"){
if(func5(data27) < 3){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/0/then/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema11.properties.logo.allOf[0].then,data:data27};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.allOf[0].then.type,parentSchema:schema11.properties.logo.allOf[0].then,data:data27};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid1 = _errs57 === errors;
valid22 = _valid1;
}
if(!valid22){
const err38 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.logo.allOf[0].if,parentSchema:schema11.properties.logo.allOf[0],data:data27};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs60 = errors;
let valid23 = true;
const _errs61 = errors;
if(!(data27 && typeof data27 == "object" && !Array.isArray(data27))){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid2 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs63 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.light === undefined){
const err40 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/1/then/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'",schema:schema11.properties.logo.allOf[1].then.required,parentSchema:schema11.properties.logo.allOf[1].then,data:data27};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data27.dark === undefined){
const err41 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/1/then/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'",schema:schema11.properties.logo.allOf[1].then.required,parentSchema:schema11.properties.logo.allOf[1].then,data:data27};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key4 in data27){
if(!(((key4 === "light") || (key4 === "dark")) || (key4 === "href"))){
const err42 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.logo.allOf[1].then,data:data27};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data27.light !== undefined){
let data28 = data27.light;
if(typeof data28 !== "string"){
const err43 = {instancePath:instancePath+"/logo/light",schemaPath:"#/properties/logo/allOf/1/then/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.allOf[1].then.properties.light.type,parentSchema:schema11.properties.logo.allOf[1].then.properties.light,data:data28};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data27.dark !== undefined){
let data29 = data27.dark;
if(typeof data29 !== "string"){
const err44 = {instancePath:instancePath+"/logo/dark",schemaPath:"#/properties/logo/allOf/1/then/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.allOf[1].then.properties.dark.type,parentSchema:schema11.properties.logo.allOf[1].then.properties.dark,data:data29};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data27.href !== undefined){
let data30 = data27.href;
if(typeof data30 === "string"){
if(!pattern106.test(data30)){
const err45 = {instancePath:instancePath+"/logo/href",schemaPath:"#/properties/logo/allOf/1/then/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.logo.allOf[1].then.properties.href,data:data30};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/logo/href",schemaPath:"#/properties/logo/allOf/1/then/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.allOf[1].then.properties.href.type,parentSchema:schema11.properties.logo.allOf[1].then.properties.href,data:data30};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.logo.allOf[1].then.type,parentSchema:schema11.properties.logo.allOf[1].then,data:data27};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid2 = _errs63 === errors;
valid23 = _valid2;
}
if(!valid23){
const err48 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.logo.allOf[1].if,parentSchema:schema11.properties.logo.allOf[1],data:data27};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.favicon !== undefined){
let data31 = data.favicon;
if((typeof data31 !== "string") && (!(data31 && typeof data31 == "object" && !Array.isArray(data31)))){
const err49 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/type",keyword:"type",params:{type: schema11.properties.favicon.type},message:"must be string,object",schema:schema11.properties.favicon.type,parentSchema:schema11.properties.favicon,data:data31};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs75 = errors;
let valid26 = true;
const _errs76 = errors;
if(typeof data31 !== "string"){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid3 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs78 = errors;
if(typeof data31 !== "string"){
const err51 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.favicon.allOf[0].then.type,parentSchema:schema11.properties.favicon.allOf[0].then,data:data31};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid3 = _errs78 === errors;
valid26 = _valid3;
}
if(!valid26){
const err52 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.favicon.allOf[0].if,parentSchema:schema11.properties.favicon.allOf[0],data:data31};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs81 = errors;
let valid27 = true;
const _errs82 = errors;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid4 = _errs82 === errors;
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs84 = errors;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.light === undefined){
const err54 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/allOf/1/then/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'",schema:schema11.properties.favicon.allOf[1].then.required,parentSchema:schema11.properties.favicon.allOf[1].then,data:data31};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data31.dark === undefined){
const err55 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/allOf/1/then/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'",schema:schema11.properties.favicon.allOf[1].then.required,parentSchema:schema11.properties.favicon.allOf[1].then,data:data31};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key5 in data31){
if(!((key5 === "light") || (key5 === "dark"))){
const err56 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.favicon.allOf[1].then,data:data31};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data31.light !== undefined){
let data32 = data31.light;
if(typeof data32 !== "string"){
const err57 = {instancePath:instancePath+"/favicon/light",schemaPath:"#/properties/favicon/allOf/1/then/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.favicon.allOf[1].then.properties.light.type,parentSchema:schema11.properties.favicon.allOf[1].then.properties.light,data:data32};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data31.dark !== undefined){
let data33 = data31.dark;
if(typeof data33 !== "string"){
const err58 = {instancePath:instancePath+"/favicon/dark",schemaPath:"#/properties/favicon/allOf/1/then/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.favicon.allOf[1].then.properties.dark.type,parentSchema:schema11.properties.favicon.allOf[1].then.properties.dark,data:data33};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.favicon.allOf[1].then.type,parentSchema:schema11.properties.favicon.allOf[1].then,data:data31};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid4 = _errs84 === errors;
valid27 = _valid4;
}
if(!valid27){
const err60 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.favicon.allOf[1].if,parentSchema:schema11.properties.favicon.allOf[1],data:data31};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.description !== undefined){
let data34 = data.description;
if(typeof data34 !== "string"){
const err61 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.description.type,parentSchema:schema11.properties.description,data:data34};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.navbar !== undefined){
if(!(validate74(data.navbar, {instancePath:instancePath+"/navbar",parentData:data,parentDataProperty:"navbar",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.footer !== undefined){
if(!(validate72(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.appearance !== undefined){
let data37 = data.appearance;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key6 in data37){
if(!((key6 === "default") || (key6 === "strict"))){
const err62 = {instancePath:instancePath+"/appearance",schemaPath:"#/properties/appearance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.appearance,data:data37};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data37.default !== undefined){
let data38 = data37.default;
if(typeof data38 !== "string"){
const err63 = {instancePath:instancePath+"/appearance/default",schemaPath:"#/properties/appearance/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.appearance.properties.default.type,parentSchema:schema11.properties.appearance.properties.default,data:data38};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(((data38 === "system") || (data38 === "light")) || (data38 === "dark"))){
const err64 = {instancePath:instancePath+"/appearance/default",schemaPath:"#/properties/appearance/properties/default/enum",keyword:"enum",params:{allowedValues: schema11.properties.appearance.properties.default.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.appearance.properties.default.enum,parentSchema:schema11.properties.appearance.properties.default,data:data38};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data37.strict !== undefined){
let data39 = data37.strict;
if(typeof data39 !== "boolean"){
const err65 = {instancePath:instancePath+"/appearance/strict",schemaPath:"#/properties/appearance/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.appearance.properties.strict.type,parentSchema:schema11.properties.appearance.properties.strict,data:data39};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/appearance",schemaPath:"#/properties/appearance/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.appearance.type,parentSchema:schema11.properties.appearance,data:data37};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.api !== undefined){
let data40 = data.api;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key7 in data40){
if(!(((((((key7 === "openapi") || (key7 === "asyncapi")) || (key7 === "params")) || (key7 === "playground")) || (key7 === "examples")) || (key7 === "url")) || (key7 === "mdx"))){
const err67 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api,data:data40};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data40.openapi !== undefined){
if(!(validate16(data40.openapi, {instancePath:instancePath+"/api/openapi",parentData:data40,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data40.asyncapi !== undefined){
if(!(validate21(data40.asyncapi, {instancePath:instancePath+"/api/asyncapi",parentData:data40,parentDataProperty:"asyncapi",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data40.params !== undefined){
let data43 = data40.params;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key8 in data43){
if(!((key8 === "expanded") || (key8 === "post"))){
const err68 = {instancePath:instancePath+"/api/params",schemaPath:"#/properties/api/properties/params/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.params,data:data43};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data43.expanded !== undefined){
let data44 = data43.expanded;
if(typeof data44 !== "string"){
const err69 = {instancePath:instancePath+"/api/params/expanded",schemaPath:"#/properties/api/properties/params/properties/expanded/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.params.properties.expanded.type,parentSchema:schema11.properties.api.properties.params.properties.expanded,data:data44};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!((data44 === "all") || (data44 === "closed"))){
const err70 = {instancePath:instancePath+"/api/params/expanded",schemaPath:"#/properties/api/properties/params/properties/expanded/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.params.properties.expanded.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.api.properties.params.properties.expanded.enum,parentSchema:schema11.properties.api.properties.params.properties.expanded,data:data44};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data43.post !== undefined){
let data45 = data43.post;
if(Array.isArray(data45)){
const len7 = data45.length;
for(let i7=0; i7<len7; i7++){
let data46 = data45[i7];
if(typeof data46 !== "string"){
const err71 = {instancePath:instancePath+"/api/params/post/" + i7,schemaPath:"#/properties/api/properties/params/properties/post/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.params.properties.post.items.type,parentSchema:schema11.properties.api.properties.params.properties.post.items,data:data46};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/api/params/post",schemaPath:"#/properties/api/properties/params/properties/post/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.api.properties.params.properties.post.type,parentSchema:schema11.properties.api.properties.params.properties.post,data:data45};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/api/params",schemaPath:"#/properties/api/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.params.type,parentSchema:schema11.properties.api.properties.params,data:data43};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data40.playground !== undefined){
let data47 = data40.playground;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key9 in data47){
if(!(((key9 === "display") || (key9 === "proxy")) || (key9 === "credentials"))){
const err74 = {instancePath:instancePath+"/api/playground",schemaPath:"#/properties/api/properties/playground/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.playground,data:data47};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data47.display !== undefined){
let data48 = data47.display;
if(typeof data48 !== "string"){
const err75 = {instancePath:instancePath+"/api/playground/display",schemaPath:"#/properties/api/properties/playground/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.playground.properties.display.type,parentSchema:schema11.properties.api.properties.playground.properties.display,data:data48};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!((((data48 === "interactive") || (data48 === "simple")) || (data48 === "none")) || (data48 === "auth"))){
const err76 = {instancePath:instancePath+"/api/playground/display",schemaPath:"#/properties/api/properties/playground/properties/display/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.playground.properties.display.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.api.properties.playground.properties.display.enum,parentSchema:schema11.properties.api.properties.playground.properties.display,data:data48};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data47.proxy !== undefined){
let data49 = data47.proxy;
if(typeof data49 !== "boolean"){
const err77 = {instancePath:instancePath+"/api/playground/proxy",schemaPath:"#/properties/api/properties/playground/properties/proxy/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.api.properties.playground.properties.proxy.type,parentSchema:schema11.properties.api.properties.playground.properties.proxy,data:data49};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data47.credentials !== undefined){
let data50 = data47.credentials;
if(typeof data50 !== "boolean"){
const err78 = {instancePath:instancePath+"/api/playground/credentials",schemaPath:"#/properties/api/properties/playground/properties/credentials/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.api.properties.playground.properties.credentials.type,parentSchema:schema11.properties.api.properties.playground.properties.credentials,data:data50};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/api/playground",schemaPath:"#/properties/api/properties/playground/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.playground.type,parentSchema:schema11.properties.api.properties.playground,data:data47};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data40.examples !== undefined){
let data51 = data40.examples;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key10 in data51){
if(!((((key10 === "defaults") || (key10 === "languages")) || (key10 === "prefill")) || (key10 === "autogenerate"))){
const err80 = {instancePath:instancePath+"/api/examples",schemaPath:"#/properties/api/properties/examples/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.examples,data:data51};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data51.defaults !== undefined){
let data52 = data51.defaults;
if(typeof data52 !== "string"){
const err81 = {instancePath:instancePath+"/api/examples/defaults",schemaPath:"#/properties/api/properties/examples/properties/defaults/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.examples.properties.defaults.type,parentSchema:schema11.properties.api.properties.examples.properties.defaults,data:data52};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!((data52 === "required") || (data52 === "all"))){
const err82 = {instancePath:instancePath+"/api/examples/defaults",schemaPath:"#/properties/api/properties/examples/properties/defaults/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.examples.properties.defaults.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.api.properties.examples.properties.defaults.enum,parentSchema:schema11.properties.api.properties.examples.properties.defaults,data:data52};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data51.languages !== undefined){
let data53 = data51.languages;
if(Array.isArray(data53)){
const len8 = data53.length;
for(let i8=0; i8<len8; i8++){
let data54 = data53[i8];
if(typeof data54 !== "string"){
const err83 = {instancePath:instancePath+"/api/examples/languages/" + i8,schemaPath:"#/properties/api/properties/examples/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.examples.properties.languages.items.type,parentSchema:schema11.properties.api.properties.examples.properties.languages.items,data:data54};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/api/examples/languages",schemaPath:"#/properties/api/properties/examples/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.api.properties.examples.properties.languages.type,parentSchema:schema11.properties.api.properties.examples.properties.languages,data:data53};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data51.prefill !== undefined){
let data55 = data51.prefill;
if(typeof data55 !== "boolean"){
const err85 = {instancePath:instancePath+"/api/examples/prefill",schemaPath:"#/properties/api/properties/examples/properties/prefill/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.api.properties.examples.properties.prefill.type,parentSchema:schema11.properties.api.properties.examples.properties.prefill,data:data55};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data51.autogenerate !== undefined){
let data56 = data51.autogenerate;
if(typeof data56 !== "boolean"){
const err86 = {instancePath:instancePath+"/api/examples/autogenerate",schemaPath:"#/properties/api/properties/examples/properties/autogenerate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.api.properties.examples.properties.autogenerate.type,parentSchema:schema11.properties.api.properties.examples.properties.autogenerate,data:data56};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/api/examples",schemaPath:"#/properties/api/properties/examples/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.examples.type,parentSchema:schema11.properties.api.properties.examples,data:data51};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data40.url !== undefined){
let data57 = data40.url;
if(typeof data57 !== "string"){
const err88 = {instancePath:instancePath+"/api/url",schemaPath:"#/properties/api/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.url.type,parentSchema:schema11.properties.api.properties.url,data:data57};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!(data57 === "full")){
const err89 = {instancePath:instancePath+"/api/url",schemaPath:"#/properties/api/properties/url/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.url.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.api.properties.url.enum,parentSchema:schema11.properties.api.properties.url,data:data57};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data40.mdx !== undefined){
let data58 = data40.mdx;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key11 in data58){
if(!((key11 === "auth") || (key11 === "server"))){
const err90 = {instancePath:instancePath+"/api/mdx",schemaPath:"#/properties/api/properties/mdx/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.mdx,data:data58};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data58.auth !== undefined){
let data59 = data58.auth;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key12 in data59){
if(!((key12 === "method") || (key12 === "name"))){
const err91 = {instancePath:instancePath+"/api/mdx/auth",schemaPath:"#/properties/api/properties/mdx/properties/auth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.mdx.properties.auth,data:data59};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data59.method !== undefined){
let data60 = data59.method;
if(typeof data60 !== "string"){
const err92 = {instancePath:instancePath+"/api/mdx/auth/method",schemaPath:"#/properties/api/properties/mdx/properties/auth/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.mdx.properties.auth.properties.method.type,parentSchema:schema11.properties.api.properties.mdx.properties.auth.properties.method,data:data60};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!((((data60 === "bearer") || (data60 === "basic")) || (data60 === "key")) || (data60 === "cobo"))){
const err93 = {instancePath:instancePath+"/api/mdx/auth/method",schemaPath:"#/properties/api/properties/mdx/properties/auth/properties/method/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.mdx.properties.auth.properties.method.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.api.properties.mdx.properties.auth.properties.method.enum,parentSchema:schema11.properties.api.properties.mdx.properties.auth.properties.method,data:data60};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data59.name !== undefined){
let data61 = data59.name;
if(typeof data61 !== "string"){
const err94 = {instancePath:instancePath+"/api/mdx/auth/name",schemaPath:"#/properties/api/properties/mdx/properties/auth/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.mdx.properties.auth.properties.name.type,parentSchema:schema11.properties.api.properties.mdx.properties.auth.properties.name,data:data61};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/api/mdx/auth",schemaPath:"#/properties/api/properties/mdx/properties/auth/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.mdx.properties.auth.type,parentSchema:schema11.properties.api.properties.mdx.properties.auth,data:data59};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data58.server !== undefined){
let data62 = data58.server;
if((typeof data62 !== "string") && (!(Array.isArray(data62)))){
const err96 = {instancePath:instancePath+"/api/mdx/server",schemaPath:"#/properties/api/properties/mdx/properties/server/type",keyword:"type",params:{type: schema11.properties.api.properties.mdx.properties.server.type},message:"must be string,array",schema:schema11.properties.api.properties.mdx.properties.server.type,parentSchema:schema11.properties.api.properties.mdx.properties.server,data:data62};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const _errs153 = errors;
let valid41 = true;
const _errs154 = errors;
if(typeof data62 !== "string"){
const err97 = {};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var _valid5 = _errs154 === errors;
errors = _errs153;
if(vErrors !== null){
if(_errs153){
vErrors.length = _errs153;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs156 = errors;
if(typeof data62 === "string"){
if(!pattern107.test(data62)){
const err98 = {instancePath:instancePath+"/api/mdx/server",schemaPath:"#/properties/api/properties/mdx/properties/server/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.api.properties.mdx.properties.server.allOf[0].then,data:data62};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/api/mdx/server",schemaPath:"#/properties/api/properties/mdx/properties/server/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.mdx.properties.server.allOf[0].then.type,parentSchema:schema11.properties.api.properties.mdx.properties.server.allOf[0].then,data:data62};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var _valid5 = _errs156 === errors;
valid41 = _valid5;
}
if(!valid41){
const err100 = {instancePath:instancePath+"/api/mdx/server",schemaPath:"#/properties/api/properties/mdx/properties/server/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.api.properties.mdx.properties.server.allOf[0].if,parentSchema:schema11.properties.api.properties.mdx.properties.server.allOf[0],data:data62};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const _errs159 = errors;
let valid42 = true;
const _errs160 = errors;
if(!(Array.isArray(data62))){
const err101 = {};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
var _valid6 = _errs160 === errors;
errors = _errs159;
if(vErrors !== null){
if(_errs159){
vErrors.length = _errs159;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs162 = errors;
if(Array.isArray(data62)){
const len9 = data62.length;
for(let i9=0; i9<len9; i9++){
let data63 = data62[i9];
if(typeof data63 === "string"){
if(!pattern107.test(data63)){
const err102 = {instancePath:instancePath+"/api/mdx/server/" + i9,schemaPath:"#/properties/api/properties/mdx/properties/server/allOf/1/then/items/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.api.properties.mdx.properties.server.allOf[1].then.items,data:data63};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/api/mdx/server/" + i9,schemaPath:"#/properties/api/properties/mdx/properties/server/allOf/1/then/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.mdx.properties.server.allOf[1].then.items.type,parentSchema:schema11.properties.api.properties.mdx.properties.server.allOf[1].then.items,data:data63};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/api/mdx/server",schemaPath:"#/properties/api/properties/mdx/properties/server/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.api.properties.mdx.properties.server.allOf[1].then.type,parentSchema:schema11.properties.api.properties.mdx.properties.server.allOf[1].then,data:data62};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid6 = _errs162 === errors;
valid42 = _valid6;
}
if(!valid42){
const err105 = {instancePath:instancePath+"/api/mdx/server",schemaPath:"#/properties/api/properties/mdx/properties/server/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.api.properties.mdx.properties.server.allOf[1].if,parentSchema:schema11.properties.api.properties.mdx.properties.server.allOf[1],data:data62};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/api/mdx",schemaPath:"#/properties/api/properties/mdx/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.mdx.type,parentSchema:schema11.properties.api.properties.mdx,data:data58};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.type,parentSchema:schema11.properties.api,data:data40};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.redirects !== undefined){
let data64 = data.redirects;
if(Array.isArray(data64)){
const len10 = data64.length;
for(let i10=0; i10<len10; i10++){
let data65 = data64[i10];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.source === undefined){
const err108 = {instancePath:instancePath+"/redirects/" + i10,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema11.properties.redirects.items.required,parentSchema:schema11.properties.redirects.items,data:data65};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data65.destination === undefined){
const err109 = {instancePath:instancePath+"/redirects/" + i10,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'",schema:schema11.properties.redirects.items.required,parentSchema:schema11.properties.redirects.items,data:data65};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key13 in data65){
if(!(((key13 === "source") || (key13 === "destination")) || (key13 === "permanent"))){
const err110 = {instancePath:instancePath+"/redirects/" + i10,schemaPath:"#/properties/redirects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.redirects.items,data:data65};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data65.source !== undefined){
let data66 = data65.source;
if(typeof data66 === "string"){
if(func5(data66) < 1){
const err111 = {instancePath:instancePath+"/redirects/" + i10+"/source",schemaPath:"#/properties/redirects/items/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.redirects.items.properties.source,data:data66};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/redirects/" + i10+"/source",schemaPath:"#/properties/redirects/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.redirects.items.properties.source.type,parentSchema:schema11.properties.redirects.items.properties.source,data:data66};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data65.destination !== undefined){
let data67 = data65.destination;
if(typeof data67 === "string"){
if(func5(data67) < 1){
const err113 = {instancePath:instancePath+"/redirects/" + i10+"/destination",schemaPath:"#/properties/redirects/items/properties/destination/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.redirects.items.properties.destination,data:data67};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(!pattern106.test(data67)){
const err114 = {instancePath:instancePath+"/redirects/" + i10+"/destination",schemaPath:"#/properties/redirects/items/properties/destination/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.redirects.items.properties.destination,data:data67};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/redirects/" + i10+"/destination",schemaPath:"#/properties/redirects/items/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.redirects.items.properties.destination.type,parentSchema:schema11.properties.redirects.items.properties.destination,data:data67};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data65.permanent !== undefined){
let data68 = data65.permanent;
if(typeof data68 !== "boolean"){
const err116 = {instancePath:instancePath+"/redirects/" + i10+"/permanent",schemaPath:"#/properties/redirects/items/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.redirects.items.properties.permanent.type,parentSchema:schema11.properties.redirects.items.properties.permanent,data:data68};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/redirects/" + i10,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.redirects.items.type,parentSchema:schema11.properties.redirects.items,data:data65};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.redirects.type,parentSchema:schema11.properties.redirects,data:data64};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.icons !== undefined){
let data69 = data.icons;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.library === undefined){
const err119 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/required",keyword:"required",params:{missingProperty: "library"},message:"must have required property '"+"library"+"'",schema:schema11.properties.icons.required,parentSchema:schema11.properties.icons,data:data69};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key14 in data69){
if(!(key14 === "library")){
const err120 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.icons,data:data69};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data69.library !== undefined){
let data70 = data69.library;
if(typeof data70 !== "string"){
const err121 = {instancePath:instancePath+"/icons/library",schemaPath:"#/definitions/iconLibrary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data70};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!(((data70 === "fontawesome") || (data70 === "lucide")) || (data70 === "tabler"))){
const err122 = {instancePath:instancePath+"/icons/library",schemaPath:"#/definitions/iconLibrary/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values",schema:schema16.enum,parentSchema:schema16,data:data70};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.icons.type,parentSchema:schema11.properties.icons,data:data69};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.fonts !== undefined){
let data71 = data.fonts;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const key15 in data71){
if(!((((((key15 === "family") || (key15 === "weight")) || (key15 === "source")) || (key15 === "format")) || (key15 === "heading")) || (key15 === "body"))){
const err124 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.fonts,data:data71};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data71.weight !== undefined){
if(data71.family === undefined){
const err125 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/dependencies",keyword:"dependencies",params:{property: "weight",
    missingProperty: "family",
    depsCount: 1,
    deps: "family"},message:"must have property family when property weight is present",schema:schema11.properties.fonts.dependencies,parentSchema:schema11.properties.fonts,data:data71};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data71.source !== undefined){
if(data71.family === undefined){
const err126 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/dependencies",keyword:"dependencies",params:{property: "source",
    missingProperty: "family",
    depsCount: 2,
    deps: "family, format"},message:"must have properties family, format when property source is present",schema:schema11.properties.fonts.dependencies,parentSchema:schema11.properties.fonts,data:data71};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data71.format === undefined){
const err127 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/dependencies",keyword:"dependencies",params:{property: "source",
    missingProperty: "format",
    depsCount: 2,
    deps: "family, format"},message:"must have properties family, format when property source is present",schema:schema11.properties.fonts.dependencies,parentSchema:schema11.properties.fonts,data:data71};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data71.format !== undefined){
if(data71.family === undefined){
const err128 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/dependencies",keyword:"dependencies",params:{property: "format",
    missingProperty: "family",
    depsCount: 1,
    deps: "family"},message:"must have property family when property format is present",schema:schema11.properties.fonts.dependencies,parentSchema:schema11.properties.fonts,data:data71};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data71.family !== undefined){
let data72 = data71.family;
if(typeof data72 !== "string"){
const err129 = {instancePath:instancePath+"/fonts/family",schemaPath:"#/properties/fonts/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.fonts.properties.family.type,parentSchema:schema11.properties.fonts.properties.family,data:data72};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data71.weight !== undefined){
let data73 = data71.weight;
if(!(typeof data73 == "number")){
const err130 = {instancePath:instancePath+"/fonts/weight",schemaPath:"#/properties/fonts/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.properties.fonts.properties.weight.type,parentSchema:schema11.properties.fonts.properties.weight,data:data73};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data71.source !== undefined){
let data74 = data71.source;
if(typeof data74 !== "string"){
const err131 = {instancePath:instancePath+"/fonts/source",schemaPath:"#/properties/fonts/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.fonts.properties.source.type,parentSchema:schema11.properties.fonts.properties.source,data:data74};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data71.format !== undefined){
let data75 = data71.format;
if(typeof data75 !== "string"){
const err132 = {instancePath:instancePath+"/fonts/format",schemaPath:"#/properties/fonts/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.fonts.properties.format.type,parentSchema:schema11.properties.fonts.properties.format,data:data75};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(!((data75 === "woff2") || (data75 === "woff"))){
const err133 = {instancePath:instancePath+"/fonts/format",schemaPath:"#/properties/fonts/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.fonts.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.fonts.properties.format.enum,parentSchema:schema11.properties.fonts.properties.format,data:data75};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data71.heading !== undefined){
let data76 = data71.heading;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.family === undefined){
const err134 = {instancePath:instancePath+"/fonts/heading",schemaPath:"#/definitions/font/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'",schema:schema50.required,parentSchema:schema50,data:data76};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
for(const key16 in data76){
if(!((((key16 === "family") || (key16 === "weight")) || (key16 === "source")) || (key16 === "format"))){
const err135 = {instancePath:instancePath+"/fonts/heading",schemaPath:"#/definitions/font/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data76};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data76.source !== undefined){
if(data76.format === undefined){
const err136 = {instancePath:instancePath+"/fonts/heading",schemaPath:"#/definitions/font/dependencies",keyword:"dependencies",params:{property: "source",
    missingProperty: "format",
    depsCount: 1,
    deps: "format"},message:"must have property format when property source is present",schema:schema50.dependencies,parentSchema:schema50,data:data76};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data76.family !== undefined){
let data77 = data76.family;
if(typeof data77 !== "string"){
const err137 = {instancePath:instancePath+"/fonts/heading/family",schemaPath:"#/definitions/font/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.family.type,parentSchema:schema50.properties.family,data:data77};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data76.weight !== undefined){
let data78 = data76.weight;
if(!(typeof data78 == "number")){
const err138 = {instancePath:instancePath+"/fonts/heading/weight",schemaPath:"#/definitions/font/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema50.properties.weight.type,parentSchema:schema50.properties.weight,data:data78};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data76.source !== undefined){
let data79 = data76.source;
if(typeof data79 !== "string"){
const err139 = {instancePath:instancePath+"/fonts/heading/source",schemaPath:"#/definitions/font/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.source.type,parentSchema:schema50.properties.source,data:data79};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data76.format !== undefined){
let data80 = data76.format;
if(typeof data80 !== "string"){
const err140 = {instancePath:instancePath+"/fonts/heading/format",schemaPath:"#/definitions/font/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.format.type,parentSchema:schema50.properties.format,data:data80};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(!((data80 === "woff2") || (data80 === "woff"))){
const err141 = {instancePath:instancePath+"/fonts/heading/format",schemaPath:"#/definitions/font/properties/format/enum",keyword:"enum",params:{allowedValues: schema50.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.format.enum,parentSchema:schema50.properties.format,data:data80};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/fonts/heading",schemaPath:"#/definitions/font/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data76};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data71.body !== undefined){
let data81 = data71.body;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.family === undefined){
const err143 = {instancePath:instancePath+"/fonts/body",schemaPath:"#/definitions/font/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'",schema:schema50.required,parentSchema:schema50,data:data81};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key17 in data81){
if(!((((key17 === "family") || (key17 === "weight")) || (key17 === "source")) || (key17 === "format"))){
const err144 = {instancePath:instancePath+"/fonts/body",schemaPath:"#/definitions/font/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data81};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data81.source !== undefined){
if(data81.format === undefined){
const err145 = {instancePath:instancePath+"/fonts/body",schemaPath:"#/definitions/font/dependencies",keyword:"dependencies",params:{property: "source",
    missingProperty: "format",
    depsCount: 1,
    deps: "format"},message:"must have property format when property source is present",schema:schema50.dependencies,parentSchema:schema50,data:data81};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data81.family !== undefined){
let data82 = data81.family;
if(typeof data82 !== "string"){
const err146 = {instancePath:instancePath+"/fonts/body/family",schemaPath:"#/definitions/font/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.family.type,parentSchema:schema50.properties.family,data:data82};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data81.weight !== undefined){
let data83 = data81.weight;
if(!(typeof data83 == "number")){
const err147 = {instancePath:instancePath+"/fonts/body/weight",schemaPath:"#/definitions/font/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema50.properties.weight.type,parentSchema:schema50.properties.weight,data:data83};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data81.source !== undefined){
let data84 = data81.source;
if(typeof data84 !== "string"){
const err148 = {instancePath:instancePath+"/fonts/body/source",schemaPath:"#/definitions/font/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.source.type,parentSchema:schema50.properties.source,data:data84};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data81.format !== undefined){
let data85 = data81.format;
if(typeof data85 !== "string"){
const err149 = {instancePath:instancePath+"/fonts/body/format",schemaPath:"#/definitions/font/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.format.type,parentSchema:schema50.properties.format,data:data85};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(!((data85 === "woff2") || (data85 === "woff"))){
const err150 = {instancePath:instancePath+"/fonts/body/format",schemaPath:"#/definitions/font/properties/format/enum",keyword:"enum",params:{allowedValues: schema50.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.format.enum,parentSchema:schema50.properties.format,data:data85};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/fonts/body",schemaPath:"#/definitions/font/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data81};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.fonts.type,parentSchema:schema11.properties.fonts,data:data71};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.styling !== undefined){
let data86 = data.styling;
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
for(const key18 in data86){
if(!(((key18 === "eyebrows") || (key18 === "latex")) || (key18 === "codeblocks"))){
const err153 = {instancePath:instancePath+"/styling",schemaPath:"#/properties/styling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.styling,data:data86};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data86.eyebrows !== undefined){
let data87 = data86.eyebrows;
if(typeof data87 !== "string"){
const err154 = {instancePath:instancePath+"/styling/eyebrows",schemaPath:"#/properties/styling/properties/eyebrows/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.styling.properties.eyebrows.type,parentSchema:schema11.properties.styling.properties.eyebrows,data:data87};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(!((data87 === "section") || (data87 === "breadcrumbs"))){
const err155 = {instancePath:instancePath+"/styling/eyebrows",schemaPath:"#/properties/styling/properties/eyebrows/enum",keyword:"enum",params:{allowedValues: schema11.properties.styling.properties.eyebrows.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.styling.properties.eyebrows.enum,parentSchema:schema11.properties.styling.properties.eyebrows,data:data87};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data86.latex !== undefined){
let data88 = data86.latex;
if(typeof data88 !== "boolean"){
const err156 = {instancePath:instancePath+"/styling/latex",schemaPath:"#/properties/styling/properties/latex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.styling.properties.latex.type,parentSchema:schema11.properties.styling.properties.latex,data:data88};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data86.codeblocks !== undefined){
let data89 = data86.codeblocks;
if((typeof data89 !== "string") && (!(data89 && typeof data89 == "object" && !Array.isArray(data89)))){
const err157 = {instancePath:instancePath+"/styling/codeblocks",schemaPath:"#/properties/styling/properties/codeblocks/type",keyword:"type",params:{type: schema11.properties.styling.properties.codeblocks.type},message:"must be string,object",schema:schema11.properties.styling.properties.codeblocks.type,parentSchema:schema11.properties.styling.properties.codeblocks,data:data89};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
const _errs228 = errors;
let valid60 = true;
const _errs229 = errors;
if(typeof data89 !== "string"){
const err158 = {};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
var _valid7 = _errs229 === errors;
errors = _errs228;
if(vErrors !== null){
if(_errs228){
vErrors.length = _errs228;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs231 = errors;
if(typeof data89 !== "string"){
const err159 = {instancePath:instancePath+"/styling/codeblocks",schemaPath:"#/properties/styling/properties/codeblocks/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.styling.properties.codeblocks.allOf[0].then.type,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[0].then,data:data89};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data89 === "system") || (data89 === "dark")) || (data89 === "andromeeda")) || (data89 === "aurora-x")) || (data89 === "ayu-dark")) || (data89 === "catppuccin-frappe")) || (data89 === "catppuccin-latte")) || (data89 === "catppuccin-macchiato")) || (data89 === "catppuccin-mocha")) || (data89 === "dark-plus")) || (data89 === "dracula")) || (data89 === "dracula-soft")) || (data89 === "everforest-dark")) || (data89 === "everforest-light")) || (data89 === "github-dark")) || (data89 === "github-dark-default")) || (data89 === "github-dark-dimmed")) || (data89 === "github-dark-high-contrast")) || (data89 === "github-light")) || (data89 === "github-light-default")) || (data89 === "github-light-high-contrast")) || (data89 === "gruvbox-dark-hard")) || (data89 === "gruvbox-dark-medium")) || (data89 === "gruvbox-dark-soft")) || (data89 === "gruvbox-light-hard")) || (data89 === "gruvbox-light-medium")) || (data89 === "gruvbox-light-soft")) || (data89 === "houston")) || (data89 === "kanagawa-dragon")) || (data89 === "kanagawa-lotus")) || (data89 === "kanagawa-wave")) || (data89 === "laserwave")) || (data89 === "light-plus")) || (data89 === "material-theme")) || (data89 === "material-theme-darker")) || (data89 === "material-theme-lighter")) || (data89 === "material-theme-ocean")) || (data89 === "material-theme-palenight")) || (data89 === "min-dark")) || (data89 === "min-light")) || (data89 === "monokai")) || (data89 === "night-owl")) || (data89 === "nord")) || (data89 === "one-dark-pro")) || (data89 === "one-light")) || (data89 === "plastic")) || (data89 === "poimandres")) || (data89 === "red")) || (data89 === "rose-pine")) || (data89 === "rose-pine-dawn")) || (data89 === "rose-pine-moon")) || (data89 === "slack-dark")) || (data89 === "slack-ochin")) || (data89 === "snazzy-light")) || (data89 === "solarized-dark")) || (data89 === "solarized-light")) || (data89 === "synthwave-84")) || (data89 === "tokyo-night")) || (data89 === "vesper")) || (data89 === "vitesse-black")) || (data89 === "vitesse-dark")) || (data89 === "vitesse-light")) || (data89 === "css-variables"))){
const err160 = {instancePath:instancePath+"/styling/codeblocks",schemaPath:"#/properties/styling/properties/codeblocks/allOf/0/then/enum",keyword:"enum",params:{allowedValues: schema11.properties.styling.properties.codeblocks.allOf[0].then.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.styling.properties.codeblocks.allOf[0].then.enum,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[0].then,data:data89};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
var _valid7 = _errs231 === errors;
valid60 = _valid7;
}
if(!valid60){
const err161 = {instancePath:instancePath+"/styling/codeblocks",schemaPath:"#/properties/styling/properties/codeblocks/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.styling.properties.codeblocks.allOf[0].if,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[0],data:data89};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
const _errs234 = errors;
let valid61 = true;
const _errs235 = errors;
if(!(data89 && typeof data89 == "object" && !Array.isArray(data89))){
const err162 = {};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
var _valid8 = _errs235 === errors;
errors = _errs234;
if(vErrors !== null){
if(_errs234){
vErrors.length = _errs234;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs237 = errors;
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
for(const key19 in data89){
if(!((key19 === "theme") || (key19 === "languages"))){
const err163 = {instancePath:instancePath+"/styling/codeblocks",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then,data:data89};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data89.theme !== undefined){
let data90 = data89.theme;
if((typeof data90 !== "string") && (!(data90 && typeof data90 == "object" && !Array.isArray(data90)))){
const err164 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/theme/type",keyword:"type",params:{type: schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.type},message:"must be string,object",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.type,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme,data:data90};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
const _errs243 = errors;
let valid64 = true;
const _errs244 = errors;
if(typeof data90 !== "string"){
const err165 = {};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
var _valid9 = _errs244 === errors;
errors = _errs243;
if(vErrors !== null){
if(_errs243){
vErrors.length = _errs243;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs246 = errors;
if(typeof data90 !== "string"){
const err166 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/definitions/codeTheme/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data90};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data90 === "andromeeda") || (data90 === "aurora-x")) || (data90 === "ayu-dark")) || (data90 === "catppuccin-frappe")) || (data90 === "catppuccin-latte")) || (data90 === "catppuccin-macchiato")) || (data90 === "catppuccin-mocha")) || (data90 === "dark-plus")) || (data90 === "dracula")) || (data90 === "dracula-soft")) || (data90 === "everforest-dark")) || (data90 === "everforest-light")) || (data90 === "github-dark")) || (data90 === "github-dark-default")) || (data90 === "github-dark-dimmed")) || (data90 === "github-dark-high-contrast")) || (data90 === "github-light")) || (data90 === "github-light-default")) || (data90 === "github-light-high-contrast")) || (data90 === "gruvbox-dark-hard")) || (data90 === "gruvbox-dark-medium")) || (data90 === "gruvbox-dark-soft")) || (data90 === "gruvbox-light-hard")) || (data90 === "gruvbox-light-medium")) || (data90 === "gruvbox-light-soft")) || (data90 === "houston")) || (data90 === "kanagawa-dragon")) || (data90 === "kanagawa-lotus")) || (data90 === "kanagawa-wave")) || (data90 === "laserwave")) || (data90 === "light-plus")) || (data90 === "material-theme")) || (data90 === "material-theme-darker")) || (data90 === "material-theme-lighter")) || (data90 === "material-theme-ocean")) || (data90 === "material-theme-palenight")) || (data90 === "min-dark")) || (data90 === "min-light")) || (data90 === "monokai")) || (data90 === "night-owl")) || (data90 === "nord")) || (data90 === "one-dark-pro")) || (data90 === "one-light")) || (data90 === "plastic")) || (data90 === "poimandres")) || (data90 === "red")) || (data90 === "rose-pine")) || (data90 === "rose-pine-dawn")) || (data90 === "rose-pine-moon")) || (data90 === "slack-dark")) || (data90 === "slack-ochin")) || (data90 === "snazzy-light")) || (data90 === "solarized-dark")) || (data90 === "solarized-light")) || (data90 === "synthwave-84")) || (data90 === "tokyo-night")) || (data90 === "vesper")) || (data90 === "vitesse-black")) || (data90 === "vitesse-dark")) || (data90 === "vitesse-light")) || (data90 === "css-variables"))){
const err167 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/definitions/codeTheme/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values",schema:schema52.enum,parentSchema:schema52,data:data90};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
var _valid9 = _errs246 === errors;
valid64 = _valid9;
}
if(!valid64){
const err168 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/theme/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[0].if,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[0],data:data90};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
const _errs250 = errors;
let valid66 = true;
const _errs251 = errors;
if(!(data90 && typeof data90 == "object" && !Array.isArray(data90))){
const err169 = {};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
var _valid10 = _errs251 === errors;
errors = _errs250;
if(vErrors !== null){
if(_errs250){
vErrors.length = _errs250;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs253 = errors;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.light === undefined){
const err170 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/theme/allOf/1/then/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1].then.required,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1].then,data:data90};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data90.dark === undefined){
const err171 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/theme/allOf/1/then/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1].then.required,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1].then,data:data90};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
for(const key20 in data90){
if(!((key20 === "light") || (key20 === "dark"))){
const err172 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/theme/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1].then,data:data90};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data90.light !== undefined){
let data91 = data90.light;
if(typeof data91 !== "string"){
const err173 = {instancePath:instancePath+"/styling/codeblocks/theme/light",schemaPath:"#/definitions/codeTheme/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data91};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data91 === "andromeeda") || (data91 === "aurora-x")) || (data91 === "ayu-dark")) || (data91 === "catppuccin-frappe")) || (data91 === "catppuccin-latte")) || (data91 === "catppuccin-macchiato")) || (data91 === "catppuccin-mocha")) || (data91 === "dark-plus")) || (data91 === "dracula")) || (data91 === "dracula-soft")) || (data91 === "everforest-dark")) || (data91 === "everforest-light")) || (data91 === "github-dark")) || (data91 === "github-dark-default")) || (data91 === "github-dark-dimmed")) || (data91 === "github-dark-high-contrast")) || (data91 === "github-light")) || (data91 === "github-light-default")) || (data91 === "github-light-high-contrast")) || (data91 === "gruvbox-dark-hard")) || (data91 === "gruvbox-dark-medium")) || (data91 === "gruvbox-dark-soft")) || (data91 === "gruvbox-light-hard")) || (data91 === "gruvbox-light-medium")) || (data91 === "gruvbox-light-soft")) || (data91 === "houston")) || (data91 === "kanagawa-dragon")) || (data91 === "kanagawa-lotus")) || (data91 === "kanagawa-wave")) || (data91 === "laserwave")) || (data91 === "light-plus")) || (data91 === "material-theme")) || (data91 === "material-theme-darker")) || (data91 === "material-theme-lighter")) || (data91 === "material-theme-ocean")) || (data91 === "material-theme-palenight")) || (data91 === "min-dark")) || (data91 === "min-light")) || (data91 === "monokai")) || (data91 === "night-owl")) || (data91 === "nord")) || (data91 === "one-dark-pro")) || (data91 === "one-light")) || (data91 === "plastic")) || (data91 === "poimandres")) || (data91 === "red")) || (data91 === "rose-pine")) || (data91 === "rose-pine-dawn")) || (data91 === "rose-pine-moon")) || (data91 === "slack-dark")) || (data91 === "slack-ochin")) || (data91 === "snazzy-light")) || (data91 === "solarized-dark")) || (data91 === "solarized-light")) || (data91 === "synthwave-84")) || (data91 === "tokyo-night")) || (data91 === "vesper")) || (data91 === "vitesse-black")) || (data91 === "vitesse-dark")) || (data91 === "vitesse-light")) || (data91 === "css-variables"))){
const err174 = {instancePath:instancePath+"/styling/codeblocks/theme/light",schemaPath:"#/definitions/codeTheme/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values",schema:schema52.enum,parentSchema:schema52,data:data91};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data90.dark !== undefined){
let data92 = data90.dark;
if(typeof data92 !== "string"){
const err175 = {instancePath:instancePath+"/styling/codeblocks/theme/dark",schemaPath:"#/definitions/codeTheme/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data92};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data92 === "andromeeda") || (data92 === "aurora-x")) || (data92 === "ayu-dark")) || (data92 === "catppuccin-frappe")) || (data92 === "catppuccin-latte")) || (data92 === "catppuccin-macchiato")) || (data92 === "catppuccin-mocha")) || (data92 === "dark-plus")) || (data92 === "dracula")) || (data92 === "dracula-soft")) || (data92 === "everforest-dark")) || (data92 === "everforest-light")) || (data92 === "github-dark")) || (data92 === "github-dark-default")) || (data92 === "github-dark-dimmed")) || (data92 === "github-dark-high-contrast")) || (data92 === "github-light")) || (data92 === "github-light-default")) || (data92 === "github-light-high-contrast")) || (data92 === "gruvbox-dark-hard")) || (data92 === "gruvbox-dark-medium")) || (data92 === "gruvbox-dark-soft")) || (data92 === "gruvbox-light-hard")) || (data92 === "gruvbox-light-medium")) || (data92 === "gruvbox-light-soft")) || (data92 === "houston")) || (data92 === "kanagawa-dragon")) || (data92 === "kanagawa-lotus")) || (data92 === "kanagawa-wave")) || (data92 === "laserwave")) || (data92 === "light-plus")) || (data92 === "material-theme")) || (data92 === "material-theme-darker")) || (data92 === "material-theme-lighter")) || (data92 === "material-theme-ocean")) || (data92 === "material-theme-palenight")) || (data92 === "min-dark")) || (data92 === "min-light")) || (data92 === "monokai")) || (data92 === "night-owl")) || (data92 === "nord")) || (data92 === "one-dark-pro")) || (data92 === "one-light")) || (data92 === "plastic")) || (data92 === "poimandres")) || (data92 === "red")) || (data92 === "rose-pine")) || (data92 === "rose-pine-dawn")) || (data92 === "rose-pine-moon")) || (data92 === "slack-dark")) || (data92 === "slack-ochin")) || (data92 === "snazzy-light")) || (data92 === "solarized-dark")) || (data92 === "solarized-light")) || (data92 === "synthwave-84")) || (data92 === "tokyo-night")) || (data92 === "vesper")) || (data92 === "vitesse-black")) || (data92 === "vitesse-dark")) || (data92 === "vitesse-light")) || (data92 === "css-variables"))){
const err176 = {instancePath:instancePath+"/styling/codeblocks/theme/dark",schemaPath:"#/definitions/codeTheme/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values",schema:schema52.enum,parentSchema:schema52,data:data92};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
else {
const err177 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/theme/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1].then.type,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1].then,data:data90};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
var _valid10 = _errs253 === errors;
valid66 = _valid10;
}
if(!valid66){
const err178 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/theme/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1].if,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.theme.allOf[1],data:data90};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data89.languages !== undefined){
let data93 = data89.languages;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
for(const key21 in data93){
if(!(key21 === "custom")){
const err179 = {instancePath:instancePath+"/styling/codeblocks/languages",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/languages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.languages,data:data93};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data93.custom !== undefined){
let data94 = data93.custom;
if(Array.isArray(data94)){
const len11 = data94.length;
for(let i11=0; i11<len11; i11++){
let data95 = data94[i11];
if(typeof data95 !== "string"){
const err180 = {instancePath:instancePath+"/styling/codeblocks/languages/custom/" + i11,schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/languages/properties/custom/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.languages.properties.custom.items.type,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.languages.properties.custom.items,data:data95};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
else {
const err181 = {instancePath:instancePath+"/styling/codeblocks/languages/custom",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/languages/properties/custom/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.languages.properties.custom.type,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.languages.properties.custom,data:data94};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
else {
const err182 = {instancePath:instancePath+"/styling/codeblocks/languages",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/properties/languages/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.languages.type,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then.properties.languages,data:data93};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/styling/codeblocks",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.styling.properties.codeblocks.allOf[1].then.type,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1].then,data:data89};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
var _valid8 = _errs237 === errors;
valid61 = _valid8;
}
if(!valid61){
const err184 = {instancePath:instancePath+"/styling/codeblocks",schemaPath:"#/properties/styling/properties/codeblocks/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.styling.properties.codeblocks.allOf[1].if,parentSchema:schema11.properties.styling.properties.codeblocks.allOf[1],data:data89};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
else {
const err185 = {instancePath:instancePath+"/styling",schemaPath:"#/properties/styling/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.styling.type,parentSchema:schema11.properties.styling,data:data86};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data.background !== undefined){
let data96 = data.background;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
for(const key22 in data96){
if(!(((key22 === "image") || (key22 === "decoration")) || (key22 === "color"))){
const err186 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.background,data:data96};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data96.image !== undefined){
let data97 = data96.image;
if((typeof data97 !== "string") && (!(data97 && typeof data97 == "object" && !Array.isArray(data97)))){
const err187 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/type",keyword:"type",params:{type: schema11.properties.background.properties.image.type},message:"must be string,object",schema:schema11.properties.background.properties.image.type,parentSchema:schema11.properties.background.properties.image,data:data97};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
const _errs275 = errors;
let valid75 = true;
const _errs276 = errors;
if(typeof data97 !== "string"){
const err188 = {};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
var _valid11 = _errs276 === errors;
errors = _errs275;
if(vErrors !== null){
if(_errs275){
vErrors.length = _errs275;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs278 = errors;
if(typeof data97 !== "string"){
const err189 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.properties.image.allOf[0].then.type,parentSchema:schema11.properties.background.properties.image.allOf[0].then,data:data97};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
var _valid11 = _errs278 === errors;
valid75 = _valid11;
}
if(!valid75){
const err190 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.background.properties.image.allOf[0].if,parentSchema:schema11.properties.background.properties.image.allOf[0],data:data97};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
const _errs281 = errors;
let valid76 = true;
const _errs282 = errors;
if(!(data97 && typeof data97 == "object" && !Array.isArray(data97))){
const err191 = {};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
var _valid12 = _errs282 === errors;
errors = _errs281;
if(vErrors !== null){
if(_errs281){
vErrors.length = _errs281;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs284 = errors;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.light === undefined){
const err192 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/allOf/1/then/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'",schema:schema11.properties.background.properties.image.allOf[1].then.required,parentSchema:schema11.properties.background.properties.image.allOf[1].then,data:data97};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data97.dark === undefined){
const err193 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/allOf/1/then/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'",schema:schema11.properties.background.properties.image.allOf[1].then.required,parentSchema:schema11.properties.background.properties.image.allOf[1].then,data:data97};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
for(const key23 in data97){
if(!((key23 === "light") || (key23 === "dark"))){
const err194 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.background.properties.image.allOf[1].then,data:data97};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data97.light !== undefined){
let data98 = data97.light;
if(typeof data98 !== "string"){
const err195 = {instancePath:instancePath+"/background/image/light",schemaPath:"#/properties/background/properties/image/allOf/1/then/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.properties.image.allOf[1].then.properties.light.type,parentSchema:schema11.properties.background.properties.image.allOf[1].then.properties.light,data:data98};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data97.dark !== undefined){
let data99 = data97.dark;
if(typeof data99 !== "string"){
const err196 = {instancePath:instancePath+"/background/image/dark",schemaPath:"#/properties/background/properties/image/allOf/1/then/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.properties.image.allOf[1].then.properties.dark.type,parentSchema:schema11.properties.background.properties.image.allOf[1].then.properties.dark,data:data99};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.background.properties.image.allOf[1].then.type,parentSchema:schema11.properties.background.properties.image.allOf[1].then,data:data97};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
var _valid12 = _errs284 === errors;
valid76 = _valid12;
}
if(!valid76){
const err198 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.background.properties.image.allOf[1].if,parentSchema:schema11.properties.background.properties.image.allOf[1],data:data97};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data96.decoration !== undefined){
let data100 = data96.decoration;
if(typeof data100 !== "string"){
const err199 = {instancePath:instancePath+"/background/decoration",schemaPath:"#/properties/background/properties/decoration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.properties.decoration.type,parentSchema:schema11.properties.background.properties.decoration,data:data100};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(!(((data100 === "gradient") || (data100 === "grid")) || (data100 === "windows"))){
const err200 = {instancePath:instancePath+"/background/decoration",schemaPath:"#/properties/background/properties/decoration/enum",keyword:"enum",params:{allowedValues: schema11.properties.background.properties.decoration.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.background.properties.decoration.enum,parentSchema:schema11.properties.background.properties.decoration,data:data100};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data96.color !== undefined){
let data101 = data96.color;
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
for(const key24 in data101){
if(!((key24 === "light") || (key24 === "dark"))){
const err201 = {instancePath:instancePath+"/background/color",schemaPath:"#/properties/background/properties/color/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.background.properties.color,data:data101};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data101.light !== undefined){
let data102 = data101.light;
if(typeof data102 === "string"){
if(!pattern2.test(data102)){
const err202 = {instancePath:instancePath+"/background/color/light",schemaPath:"#/properties/background/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.background.properties.color.properties.light,data:data102};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
else {
const err203 = {instancePath:instancePath+"/background/color/light",schemaPath:"#/properties/background/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.properties.color.properties.light.type,parentSchema:schema11.properties.background.properties.color.properties.light,data:data102};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data101.dark !== undefined){
let data103 = data101.dark;
if(typeof data103 === "string"){
if(!pattern2.test(data103)){
const err204 = {instancePath:instancePath+"/background/color/dark",schemaPath:"#/properties/background/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.background.properties.color.properties.dark,data:data103};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
else {
const err205 = {instancePath:instancePath+"/background/color/dark",schemaPath:"#/properties/background/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.properties.color.properties.dark.type,parentSchema:schema11.properties.background.properties.color.properties.dark,data:data103};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath:instancePath+"/background/color",schemaPath:"#/properties/background/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.background.properties.color.type,parentSchema:schema11.properties.background.properties.color,data:data101};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
else {
const err207 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.background.type,parentSchema:schema11.properties.background,data:data96};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data.banner !== undefined){
let data104 = data.banner;
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
if(data104.content === undefined){
const err208 = {instancePath:instancePath+"/banner",schemaPath:"#/definitions/banner/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema38.required,parentSchema:schema38,data:data104};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
for(const key25 in data104){
if(!((((key25 === "content") || (key25 === "dismissible")) || (key25 === "type")) || (key25 === "color"))){
const err209 = {instancePath:instancePath+"/banner",schemaPath:"#/definitions/banner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data:data104};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data104.content !== undefined){
let data105 = data104.content;
if(typeof data105 === "string"){
if(func5(data105) < 1){
const err210 = {instancePath:instancePath+"/banner/content",schemaPath:"#/definitions/banner/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.content,data:data105};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
else {
const err211 = {instancePath:instancePath+"/banner/content",schemaPath:"#/definitions/banner/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.content.type,parentSchema:schema38.properties.content,data:data105};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data104.dismissible !== undefined){
let data106 = data104.dismissible;
if(typeof data106 !== "boolean"){
const err212 = {instancePath:instancePath+"/banner/dismissible",schemaPath:"#/definitions/banner/properties/dismissible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.dismissible.type,parentSchema:schema38.properties.dismissible,data:data106};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data104.type !== undefined){
let data107 = data104.type;
if(typeof data107 !== "string"){
const err213 = {instancePath:instancePath+"/banner/type",schemaPath:"#/definitions/banner/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.type.type,parentSchema:schema38.properties.type,data:data107};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(!(((data107 === "info") || (data107 === "warning")) || (data107 === "critical"))){
const err214 = {instancePath:instancePath+"/banner/type",schemaPath:"#/definitions/banner/properties/type/enum",keyword:"enum",params:{allowedValues: schema38.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.type.enum,parentSchema:schema38.properties.type,data:data107};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data104.color !== undefined){
let data108 = data104.color;
if((typeof data108 !== "string") && (!(data108 && typeof data108 == "object" && !Array.isArray(data108)))){
const err215 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/type",keyword:"type",params:{type: schema38.properties.color.type},message:"must be string,object",schema:schema38.properties.color.type,parentSchema:schema38.properties.color,data:data108};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
const _errs313 = errors;
let valid82 = true;
const _errs314 = errors;
if(typeof data108 !== "string"){
const err216 = {};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
var _valid13 = _errs314 === errors;
errors = _errs313;
if(vErrors !== null){
if(_errs313){
vErrors.length = _errs313;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs316 = errors;
if(typeof data108 === "string"){
if(!pattern2.test(data108)){
const err217 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema38.properties.color.allOf[0].then,data:data108};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
else {
const err218 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.color.allOf[0].then.type,parentSchema:schema38.properties.color.allOf[0].then,data:data108};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
var _valid13 = _errs316 === errors;
valid82 = _valid13;
}
if(!valid82){
const err219 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema38.properties.color.allOf[0].if,parentSchema:schema38.properties.color.allOf[0],data:data108};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
const _errs319 = errors;
let valid83 = true;
const _errs320 = errors;
if(!(data108 && typeof data108 == "object" && !Array.isArray(data108))){
const err220 = {};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
var _valid14 = _errs320 === errors;
errors = _errs319;
if(vErrors !== null){
if(_errs319){
vErrors.length = _errs319;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs322 = errors;
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
for(const key26 in data108){
if(!((key26 === "light") || (key26 === "dark"))){
const err221 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.color.allOf[1].then,data:data108};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data108.light !== undefined){
let data109 = data108.light;
if(typeof data109 === "string"){
if(!pattern2.test(data109)){
const err222 = {instancePath:instancePath+"/banner/color/light",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema38.properties.color.allOf[1].then.properties.light,data:data109};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
else {
const err223 = {instancePath:instancePath+"/banner/color/light",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.color.allOf[1].then.properties.light.type,parentSchema:schema38.properties.color.allOf[1].then.properties.light,data:data109};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data108.dark !== undefined){
let data110 = data108.dark;
if(typeof data110 === "string"){
if(!pattern2.test(data110)){
const err224 = {instancePath:instancePath+"/banner/color/dark",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema38.properties.color.allOf[1].then.properties.dark,data:data110};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
else {
const err225 = {instancePath:instancePath+"/banner/color/dark",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.color.allOf[1].then.properties.dark.type,parentSchema:schema38.properties.color.allOf[1].then.properties.dark,data:data110};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
else {
const err226 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.color.allOf[1].then.type,parentSchema:schema38.properties.color.allOf[1].then,data:data108};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
var _valid14 = _errs322 === errors;
valid83 = _valid14;
}
if(!valid83){
const err227 = {instancePath:instancePath+"/banner/color",schemaPath:"#/definitions/banner/properties/color/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema38.properties.color.allOf[1].if,parentSchema:schema38.properties.color.allOf[1],data:data108};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
else {
const err228 = {instancePath:instancePath+"/banner",schemaPath:"#/definitions/banner/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data:data104};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
if(data.contextual !== undefined){
let data111 = data.contextual;
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
if(data111.options === undefined){
const err229 = {instancePath:instancePath+"/contextual",schemaPath:"#/properties/contextual/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'",schema:schema11.properties.contextual.required,parentSchema:schema11.properties.contextual,data:data111};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
for(const key27 in data111){
if(!((key27 === "options") || (key27 === "display"))){
const err230 = {instancePath:instancePath+"/contextual",schemaPath:"#/properties/contextual/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.contextual,data:data111};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data111.options !== undefined){
let data112 = data111.options;
if(Array.isArray(data112)){
const len12 = data112.length;
for(let i12=0; i12<len12; i12++){
let data113 = data112[i12];
if((typeof data113 !== "string") && (!(data113 && typeof data113 == "object" && !Array.isArray(data113)))){
const err231 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/type",keyword:"type",params:{type: schema11.properties.contextual.properties.options.items.type},message:"must be string,object",schema:schema11.properties.contextual.properties.options.items.type,parentSchema:schema11.properties.contextual.properties.options.items,data:data113};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
const _errs337 = errors;
let valid89 = true;
const _errs338 = errors;
if(typeof data113 !== "string"){
const err232 = {};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
var _valid15 = _errs338 === errors;
errors = _errs337;
if(vErrors !== null){
if(_errs337){
vErrors.length = _errs337;
}
else {
vErrors = null;
}
}
if(_valid15){
const _errs340 = errors;
if(typeof data113 !== "string"){
const err233 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.contextual.properties.options.items.allOf[0].then.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[0].then,data:data113};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(!((((((((((((((((((data113 === "copy") || (data113 === "view")) || (data113 === "assistant")) || (data113 === "download-pdf")) || (data113 === "download-spec")) || (data113 === "chatgpt")) || (data113 === "claude")) || (data113 === "perplexity")) || (data113 === "grok")) || (data113 === "aistudio")) || (data113 === "devin")) || (data113 === "devin-desktop")) || (data113 === "windsurf")) || (data113 === "mcp")) || (data113 === "add-mcp")) || (data113 === "cursor")) || (data113 === "vscode")) || (data113 === "devin-mcp"))){
const err234 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/0/then/enum",keyword:"enum",params:{allowedValues: schema11.properties.contextual.properties.options.items.allOf[0].then.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.contextual.properties.options.items.allOf[0].then.enum,parentSchema:schema11.properties.contextual.properties.options.items.allOf[0].then,data:data113};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
var _valid15 = _errs340 === errors;
valid89 = _valid15;
}
if(!valid89){
const err235 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.contextual.properties.options.items.allOf[0].if,parentSchema:schema11.properties.contextual.properties.options.items.allOf[0],data:data113};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
const _errs343 = errors;
let valid90 = true;
const _errs344 = errors;
if(!(data113 && typeof data113 == "object" && !Array.isArray(data113))){
const err236 = {};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
var _valid16 = _errs344 === errors;
errors = _errs343;
if(vErrors !== null){
if(_errs343){
vErrors.length = _errs343;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs346 = errors;
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
if(data113.title === undefined){
const err237 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.required,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then,data:data113};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data113.description === undefined){
const err238 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.required,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then,data:data113};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data113.href === undefined){
const err239 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.required,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then,data:data113};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
for(const key28 in data113){
if(!((((key28 === "title") || (key28 === "description")) || (key28 === "icon")) || (key28 === "href"))){
const err240 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then,data:data113};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data113.title !== undefined){
let data114 = data113.title;
if(typeof data114 !== "string"){
const err241 = {instancePath:instancePath+"/contextual/options/" + i12+"/title",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.title.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.title,data:data114};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data113.description !== undefined){
let data115 = data113.description;
if(typeof data115 !== "string"){
const err242 = {instancePath:instancePath+"/contextual/options/" + i12+"/description",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.description.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.description,data:data115};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data113.icon !== undefined){
if(!(validate14(data113.icon, {instancePath:instancePath+"/contextual/options/" + i12+"/icon",parentData:data113,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data113.href !== undefined){
let data117 = data113.href;
if((typeof data117 !== "string") && (!(data117 && typeof data117 == "object" && !Array.isArray(data117)))){
const err243 = {instancePath:instancePath+"/contextual/options/" + i12+"/href",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/type",keyword:"type",params:{type: schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.type},message:"must be string,object",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href,data:data117};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
const _errs357 = errors;
let valid93 = true;
const _errs358 = errors;
if(typeof data117 !== "string"){
const err244 = {};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
var _valid17 = _errs358 === errors;
errors = _errs357;
if(vErrors !== null){
if(_errs357){
vErrors.length = _errs357;
}
else {
vErrors = null;
}
}
if(_valid17){
const _errs360 = errors;
if(typeof data117 !== "string"){
const err245 = {instancePath:instancePath+"/contextual/options/" + i12+"/href",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[0].then.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[0].then,data:data117};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
var _valid17 = _errs360 === errors;
valid93 = _valid17;
}
if(!valid93){
const err246 = {instancePath:instancePath+"/contextual/options/" + i12+"/href",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[0].if,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[0],data:data117};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
const _errs363 = errors;
let valid94 = true;
const _errs364 = errors;
if(!(data117 && typeof data117 == "object" && !Array.isArray(data117))){
const err247 = {};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
var _valid18 = _errs364 === errors;
errors = _errs363;
if(vErrors !== null){
if(_errs363){
vErrors.length = _errs363;
}
else {
vErrors = null;
}
}
if(_valid18){
const _errs366 = errors;
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
if(data117.base === undefined){
const err248 = {instancePath:instancePath+"/contextual/options/" + i12+"/href",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.required,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then,data:data117};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
for(const key29 in data117){
if(!((key29 === "base") || (key29 === "query"))){
const err249 = {instancePath:instancePath+"/contextual/options/" + i12+"/href",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then,data:data117};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data117.base !== undefined){
let data118 = data117.base;
if(typeof data118 !== "string"){
const err250 = {instancePath:instancePath+"/contextual/options/" + i12+"/href/base",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/properties/base/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.base.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.base,data:data118};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data117.query !== undefined){
let data119 = data117.query;
if(Array.isArray(data119)){
const len13 = data119.length;
for(let i13=0; i13<len13; i13++){
let data120 = data119[i13];
if(data120 && typeof data120 == "object" && !Array.isArray(data120)){
if(data120.key === undefined){
const err251 = {instancePath:instancePath+"/contextual/options/" + i12+"/href/query/" + i13,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/properties/query/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items.required,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items,data:data120};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data120.value === undefined){
const err252 = {instancePath:instancePath+"/contextual/options/" + i12+"/href/query/" + i13,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/properties/query/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items.required,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items,data:data120};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
for(const key30 in data120){
if(!((key30 === "key") || (key30 === "value"))){
const err253 = {instancePath:instancePath+"/contextual/options/" + i12+"/href/query/" + i13,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/properties/query/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items,data:data120};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data120.key !== undefined){
let data121 = data120.key;
if(typeof data121 !== "string"){
const err254 = {instancePath:instancePath+"/contextual/options/" + i12+"/href/query/" + i13+"/key",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/properties/query/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items.properties.key.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items.properties.key,data:data121};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data120.value !== undefined){
let data122 = data120.value;
if(typeof data122 !== "string"){
const err255 = {instancePath:instancePath+"/contextual/options/" + i12+"/href/query/" + i13+"/value",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/properties/query/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items.properties.value.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items.properties.value,data:data122};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
}
else {
const err256 = {instancePath:instancePath+"/contextual/options/" + i12+"/href/query/" + i13,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/properties/query/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.items,data:data120};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
}
else {
const err257 = {instancePath:instancePath+"/contextual/options/" + i12+"/href/query",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/properties/query/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.properties.query,data:data119};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
}
else {
const err258 = {instancePath:instancePath+"/contextual/options/" + i12+"/href",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].then,data:data117};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
var _valid18 = _errs366 === errors;
valid94 = _valid18;
}
if(!valid94){
const err259 = {instancePath:instancePath+"/contextual/options/" + i12+"/href",schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/properties/href/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1].if,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then.properties.href.allOf[1],data:data117};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
}
else {
const err260 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.contextual.properties.options.items.allOf[1].then.type,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1].then,data:data113};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
var _valid16 = _errs346 === errors;
valid90 = _valid16;
}
if(!valid90){
const err261 = {instancePath:instancePath+"/contextual/options/" + i12,schemaPath:"#/properties/contextual/properties/options/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.contextual.properties.options.items.allOf[1].if,parentSchema:schema11.properties.contextual.properties.options.items.allOf[1],data:data113};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
else {
const err262 = {instancePath:instancePath+"/contextual/options",schemaPath:"#/properties/contextual/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.contextual.properties.options.type,parentSchema:schema11.properties.contextual.properties.options,data:data112};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data111.display !== undefined){
let data123 = data111.display;
if(typeof data123 !== "string"){
const err263 = {instancePath:instancePath+"/contextual/display",schemaPath:"#/properties/contextual/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.contextual.properties.display.type,parentSchema:schema11.properties.contextual.properties.display,data:data123};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(!((data123 === "header") || (data123 === "toc"))){
const err264 = {instancePath:instancePath+"/contextual/display",schemaPath:"#/properties/contextual/properties/display/enum",keyword:"enum",params:{allowedValues: schema11.properties.contextual.properties.display.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.contextual.properties.display.enum,parentSchema:schema11.properties.contextual.properties.display,data:data123};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
else {
const err265 = {instancePath:instancePath+"/contextual",schemaPath:"#/properties/contextual/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.contextual.type,parentSchema:schema11.properties.contextual,data:data111};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data.seo !== undefined){
let data124 = data.seo;
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
for(const key31 in data124){
if(!(((((key31 === "metatags") || (key31 === "paths")) || (key31 === "organization")) || (key31 === "indexing")) || (key31 === "trailingSlash"))){
const err266 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.seo,data:data124};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data124.metatags !== undefined){
let data125 = data124.metatags;
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
for(const key32 in data125){
let data126 = data125[key32];
if(typeof data126 !== "string"){
const err267 = {instancePath:instancePath+"/seo/metatags/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/seo/properties/metatags/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.metatags.additionalProperties.type,parentSchema:schema11.properties.seo.properties.metatags.additionalProperties,data:data126};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
else {
const err268 = {instancePath:instancePath+"/seo/metatags",schemaPath:"#/properties/seo/properties/metatags/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.seo.properties.metatags.type,parentSchema:schema11.properties.seo.properties.metatags,data:data125};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data124.paths !== undefined){
let data127 = data124.paths;
if(Array.isArray(data127)){
const len14 = data127.length;
for(let i14=0; i14<len14; i14++){
let data128 = data127[i14];
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
if(data128.path === undefined){
const err269 = {instancePath:instancePath+"/seo/paths/" + i14,schemaPath:"#/properties/seo/properties/paths/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema11.properties.seo.properties.paths.items.required,parentSchema:schema11.properties.seo.properties.paths.items,data:data128};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data128.metatags === undefined){
const err270 = {instancePath:instancePath+"/seo/paths/" + i14,schemaPath:"#/properties/seo/properties/paths/items/required",keyword:"required",params:{missingProperty: "metatags"},message:"must have required property '"+"metatags"+"'",schema:schema11.properties.seo.properties.paths.items.required,parentSchema:schema11.properties.seo.properties.paths.items,data:data128};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
for(const key33 in data128){
if(!((key33 === "path") || (key33 === "metatags"))){
const err271 = {instancePath:instancePath+"/seo/paths/" + i14,schemaPath:"#/properties/seo/properties/paths/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.seo.properties.paths.items,data:data128};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data128.path !== undefined){
let data129 = data128.path;
if(typeof data129 === "string"){
if(!pattern115.test(data129)){
const err272 = {instancePath:instancePath+"/seo/paths/" + i14+"/path",schemaPath:"#/properties/seo/properties/paths/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^/]+(?:/[^/]+)*$"},message:"must match pattern \""+"^[^/]+(?:/[^/]+)*$"+"\"",schema:"^[^/]+(?:/[^/]+)*$",parentSchema:schema11.properties.seo.properties.paths.items.properties.path,data:data129};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
else {
const err273 = {instancePath:instancePath+"/seo/paths/" + i14+"/path",schemaPath:"#/properties/seo/properties/paths/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.paths.items.properties.path.type,parentSchema:schema11.properties.seo.properties.paths.items.properties.path,data:data129};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data128.metatags !== undefined){
let data130 = data128.metatags;
if(data130 && typeof data130 == "object" && !Array.isArray(data130)){
for(const key34 in data130){
let data131 = data130[key34];
if(typeof data131 !== "string"){
const err274 = {instancePath:instancePath+"/seo/paths/" + i14+"/metatags/" + key34.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/seo/properties/paths/items/properties/metatags/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.paths.items.properties.metatags.additionalProperties.type,parentSchema:schema11.properties.seo.properties.paths.items.properties.metatags.additionalProperties,data:data131};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
else {
const err275 = {instancePath:instancePath+"/seo/paths/" + i14+"/metatags",schemaPath:"#/properties/seo/properties/paths/items/properties/metatags/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.seo.properties.paths.items.properties.metatags.type,parentSchema:schema11.properties.seo.properties.paths.items.properties.metatags,data:data130};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
else {
const err276 = {instancePath:instancePath+"/seo/paths/" + i14,schemaPath:"#/properties/seo/properties/paths/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.seo.properties.paths.items.type,parentSchema:schema11.properties.seo.properties.paths.items,data:data128};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/seo/paths",schemaPath:"#/properties/seo/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.seo.properties.paths.type,parentSchema:schema11.properties.seo.properties.paths,data:data127};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data124.organization !== undefined){
let data132 = data124.organization;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
for(const key35 in data132){
if(!((((((key35 === "id") || (key35 === "name")) || (key35 === "legalName")) || (key35 === "url")) || (key35 === "logo")) || (key35 === "sameAs"))){
const err278 = {instancePath:instancePath+"/seo/organization",schemaPath:"#/properties/seo/properties/organization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.seo.properties.organization,data:data132};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data132.id !== undefined){
let data133 = data132.id;
if(typeof data133 === "string"){
if(!pattern107.test(data133)){
const err279 = {instancePath:instancePath+"/seo/organization/id",schemaPath:"#/properties/seo/properties/organization/properties/id/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.seo.properties.organization.properties.id,data:data133};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
else {
const err280 = {instancePath:instancePath+"/seo/organization/id",schemaPath:"#/properties/seo/properties/organization/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.organization.properties.id.type,parentSchema:schema11.properties.seo.properties.organization.properties.id,data:data133};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
if(data132.name !== undefined){
let data134 = data132.name;
if(typeof data134 !== "string"){
const err281 = {instancePath:instancePath+"/seo/organization/name",schemaPath:"#/properties/seo/properties/organization/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.organization.properties.name.type,parentSchema:schema11.properties.seo.properties.organization.properties.name,data:data134};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data132.legalName !== undefined){
let data135 = data132.legalName;
if(typeof data135 !== "string"){
const err282 = {instancePath:instancePath+"/seo/organization/legalName",schemaPath:"#/properties/seo/properties/organization/properties/legalName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.organization.properties.legalName.type,parentSchema:schema11.properties.seo.properties.organization.properties.legalName,data:data135};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data132.url !== undefined){
let data136 = data132.url;
if(typeof data136 === "string"){
if(!pattern107.test(data136)){
const err283 = {instancePath:instancePath+"/seo/organization/url",schemaPath:"#/properties/seo/properties/organization/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.seo.properties.organization.properties.url,data:data136};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
else {
const err284 = {instancePath:instancePath+"/seo/organization/url",schemaPath:"#/properties/seo/properties/organization/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.organization.properties.url.type,parentSchema:schema11.properties.seo.properties.organization.properties.url,data:data136};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
if(data132.logo !== undefined){
let data137 = data132.logo;
if(typeof data137 === "string"){
if(!pattern107.test(data137)){
const err285 = {instancePath:instancePath+"/seo/organization/logo",schemaPath:"#/properties/seo/properties/organization/properties/logo/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.seo.properties.organization.properties.logo,data:data137};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
else {
const err286 = {instancePath:instancePath+"/seo/organization/logo",schemaPath:"#/properties/seo/properties/organization/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.organization.properties.logo.type,parentSchema:schema11.properties.seo.properties.organization.properties.logo,data:data137};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
if(data132.sameAs !== undefined){
let data138 = data132.sameAs;
if(Array.isArray(data138)){
const len15 = data138.length;
for(let i15=0; i15<len15; i15++){
let data139 = data138[i15];
if(typeof data139 === "string"){
if(!pattern107.test(data139)){
const err287 = {instancePath:instancePath+"/seo/organization/sameAs/" + i15,schemaPath:"#/properties/seo/properties/organization/properties/sameAs/items/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.seo.properties.organization.properties.sameAs.items,data:data139};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
else {
const err288 = {instancePath:instancePath+"/seo/organization/sameAs/" + i15,schemaPath:"#/properties/seo/properties/organization/properties/sameAs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.organization.properties.sameAs.items.type,parentSchema:schema11.properties.seo.properties.organization.properties.sameAs.items,data:data139};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
}
else {
const err289 = {instancePath:instancePath+"/seo/organization/sameAs",schemaPath:"#/properties/seo/properties/organization/properties/sameAs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.seo.properties.organization.properties.sameAs.type,parentSchema:schema11.properties.seo.properties.organization.properties.sameAs,data:data138};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
}
else {
const err290 = {instancePath:instancePath+"/seo/organization",schemaPath:"#/properties/seo/properties/organization/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.seo.properties.organization.type,parentSchema:schema11.properties.seo.properties.organization,data:data132};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
if(data124.indexing !== undefined){
let data140 = data124.indexing;
if(typeof data140 !== "string"){
const err291 = {instancePath:instancePath+"/seo/indexing",schemaPath:"#/properties/seo/properties/indexing/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.seo.properties.indexing.type,parentSchema:schema11.properties.seo.properties.indexing,data:data140};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if(!((data140 === "navigable") || (data140 === "all"))){
const err292 = {instancePath:instancePath+"/seo/indexing",schemaPath:"#/properties/seo/properties/indexing/enum",keyword:"enum",params:{allowedValues: schema11.properties.seo.properties.indexing.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.seo.properties.indexing.enum,parentSchema:schema11.properties.seo.properties.indexing,data:data140};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
if(data124.trailingSlash !== undefined){
let data141 = data124.trailingSlash;
if(typeof data141 !== "boolean"){
const err293 = {instancePath:instancePath+"/seo/trailingSlash",schemaPath:"#/properties/seo/properties/trailingSlash/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.seo.properties.trailingSlash.type,parentSchema:schema11.properties.seo.properties.trailingSlash,data:data141};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
}
else {
const err294 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.seo.type,parentSchema:schema11.properties.seo,data:data124};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data.search !== undefined){
let data142 = data.search;
if(data142 && typeof data142 == "object" && !Array.isArray(data142)){
for(const key36 in data142){
if(!(key36 === "prompt")){
const err295 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.search,data:data142};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data142.prompt !== undefined){
let data143 = data142.prompt;
if(typeof data143 !== "string"){
const err296 = {instancePath:instancePath+"/search/prompt",schemaPath:"#/properties/search/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.search.properties.prompt.type,parentSchema:schema11.properties.search.properties.prompt,data:data143};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
else {
const err297 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.search.type,parentSchema:schema11.properties.search,data:data142};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data.integrations !== undefined){
let data144 = data.integrations;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
for(const key37 in data144){
if(!(func2.call(schema11.properties.integrations.properties, key37))){
const err298 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations,data:data144};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data144.adobe !== undefined){
let data145 = data144.adobe;
if(data145 && typeof data145 == "object" && !Array.isArray(data145)){
if(data145.launchUrl === undefined){
const err299 = {instancePath:instancePath+"/integrations/adobe",schemaPath:"#/properties/integrations/properties/adobe/required",keyword:"required",params:{missingProperty: "launchUrl"},message:"must have required property '"+"launchUrl"+"'",schema:schema11.properties.integrations.properties.adobe.required,parentSchema:schema11.properties.integrations.properties.adobe,data:data145};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
for(const key38 in data145){
if(!(key38 === "launchUrl")){
const err300 = {instancePath:instancePath+"/integrations/adobe",schemaPath:"#/properties/integrations/properties/adobe/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.adobe,data:data145};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
if(data145.launchUrl !== undefined){
let data146 = data145.launchUrl;
if(typeof data146 === "string"){
if(!pattern107.test(data146)){
const err301 = {instancePath:instancePath+"/integrations/adobe/launchUrl",schemaPath:"#/properties/integrations/properties/adobe/properties/launchUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.integrations.properties.adobe.properties.launchUrl,data:data146};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
else {
const err302 = {instancePath:instancePath+"/integrations/adobe/launchUrl",schemaPath:"#/properties/integrations/properties/adobe/properties/launchUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.adobe.properties.launchUrl.type,parentSchema:schema11.properties.integrations.properties.adobe.properties.launchUrl,data:data146};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
}
else {
const err303 = {instancePath:instancePath+"/integrations/adobe",schemaPath:"#/properties/integrations/properties/adobe/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.adobe.type,parentSchema:schema11.properties.integrations.properties.adobe,data:data145};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data144.amplitude !== undefined){
let data147 = data144.amplitude;
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.apiKey === undefined){
const err304 = {instancePath:instancePath+"/integrations/amplitude",schemaPath:"#/properties/integrations/properties/amplitude/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'",schema:schema11.properties.integrations.properties.amplitude.required,parentSchema:schema11.properties.integrations.properties.amplitude,data:data147};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
for(const key39 in data147){
if(!(key39 === "apiKey")){
const err305 = {instancePath:instancePath+"/integrations/amplitude",schemaPath:"#/properties/integrations/properties/amplitude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key39},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.amplitude,data:data147};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data147.apiKey !== undefined){
let data148 = data147.apiKey;
if(typeof data148 !== "string"){
const err306 = {instancePath:instancePath+"/integrations/amplitude/apiKey",schemaPath:"#/properties/integrations/properties/amplitude/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.amplitude.properties.apiKey.type,parentSchema:schema11.properties.integrations.properties.amplitude.properties.apiKey,data:data148};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
else {
const err307 = {instancePath:instancePath+"/integrations/amplitude",schemaPath:"#/properties/integrations/properties/amplitude/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.amplitude.type,parentSchema:schema11.properties.integrations.properties.amplitude,data:data147};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data144.clarity !== undefined){
let data149 = data144.clarity;
if(data149 && typeof data149 == "object" && !Array.isArray(data149)){
if(data149.projectId === undefined){
const err308 = {instancePath:instancePath+"/integrations/clarity",schemaPath:"#/properties/integrations/properties/clarity/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'",schema:schema11.properties.integrations.properties.clarity.required,parentSchema:schema11.properties.integrations.properties.clarity,data:data149};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
for(const key40 in data149){
if(!(key40 === "projectId")){
const err309 = {instancePath:instancePath+"/integrations/clarity",schemaPath:"#/properties/integrations/properties/clarity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key40},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.clarity,data:data149};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(data149.projectId !== undefined){
let data150 = data149.projectId;
if(typeof data150 !== "string"){
const err310 = {instancePath:instancePath+"/integrations/clarity/projectId",schemaPath:"#/properties/integrations/properties/clarity/properties/projectId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.clarity.properties.projectId.type,parentSchema:schema11.properties.integrations.properties.clarity.properties.projectId,data:data150};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
}
else {
const err311 = {instancePath:instancePath+"/integrations/clarity",schemaPath:"#/properties/integrations/properties/clarity/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.clarity.type,parentSchema:schema11.properties.integrations.properties.clarity,data:data149};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data144.clearbit !== undefined){
let data151 = data144.clearbit;
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
if(data151.publicApiKey === undefined){
const err312 = {instancePath:instancePath+"/integrations/clearbit",schemaPath:"#/properties/integrations/properties/clearbit/required",keyword:"required",params:{missingProperty: "publicApiKey"},message:"must have required property '"+"publicApiKey"+"'",schema:schema11.properties.integrations.properties.clearbit.required,parentSchema:schema11.properties.integrations.properties.clearbit,data:data151};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
for(const key41 in data151){
if(!(key41 === "publicApiKey")){
const err313 = {instancePath:instancePath+"/integrations/clearbit",schemaPath:"#/properties/integrations/properties/clearbit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key41},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.clearbit,data:data151};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data151.publicApiKey !== undefined){
let data152 = data151.publicApiKey;
if(typeof data152 !== "string"){
const err314 = {instancePath:instancePath+"/integrations/clearbit/publicApiKey",schemaPath:"#/properties/integrations/properties/clearbit/properties/publicApiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.clearbit.properties.publicApiKey.type,parentSchema:schema11.properties.integrations.properties.clearbit.properties.publicApiKey,data:data152};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
}
else {
const err315 = {instancePath:instancePath+"/integrations/clearbit",schemaPath:"#/properties/integrations/properties/clearbit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.clearbit.type,parentSchema:schema11.properties.integrations.properties.clearbit,data:data151};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data144.fathom !== undefined){
let data153 = data144.fathom;
if(data153 && typeof data153 == "object" && !Array.isArray(data153)){
if(data153.siteId === undefined){
const err316 = {instancePath:instancePath+"/integrations/fathom",schemaPath:"#/properties/integrations/properties/fathom/required",keyword:"required",params:{missingProperty: "siteId"},message:"must have required property '"+"siteId"+"'",schema:schema11.properties.integrations.properties.fathom.required,parentSchema:schema11.properties.integrations.properties.fathom,data:data153};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
for(const key42 in data153){
if(!(key42 === "siteId")){
const err317 = {instancePath:instancePath+"/integrations/fathom",schemaPath:"#/properties/integrations/properties/fathom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key42},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.fathom,data:data153};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data153.siteId !== undefined){
let data154 = data153.siteId;
if(typeof data154 !== "string"){
const err318 = {instancePath:instancePath+"/integrations/fathom/siteId",schemaPath:"#/properties/integrations/properties/fathom/properties/siteId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.fathom.properties.siteId.type,parentSchema:schema11.properties.integrations.properties.fathom.properties.siteId,data:data154};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
}
else {
const err319 = {instancePath:instancePath+"/integrations/fathom",schemaPath:"#/properties/integrations/properties/fathom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.fathom.type,parentSchema:schema11.properties.integrations.properties.fathom,data:data153};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
if(data144.frontchat !== undefined){
let data155 = data144.frontchat;
if(data155 && typeof data155 == "object" && !Array.isArray(data155)){
if(data155.snippetId === undefined){
const err320 = {instancePath:instancePath+"/integrations/frontchat",schemaPath:"#/properties/integrations/properties/frontchat/required",keyword:"required",params:{missingProperty: "snippetId"},message:"must have required property '"+"snippetId"+"'",schema:schema11.properties.integrations.properties.frontchat.required,parentSchema:schema11.properties.integrations.properties.frontchat,data:data155};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
for(const key43 in data155){
if(!(key43 === "snippetId")){
const err321 = {instancePath:instancePath+"/integrations/frontchat",schemaPath:"#/properties/integrations/properties/frontchat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key43},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.frontchat,data:data155};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data155.snippetId !== undefined){
let data156 = data155.snippetId;
if(typeof data156 === "string"){
if(func5(data156) < 6){
const err322 = {instancePath:instancePath+"/integrations/frontchat/snippetId",schemaPath:"#/properties/integrations/properties/frontchat/properties/snippetId/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:schema11.properties.integrations.properties.frontchat.properties.snippetId,data:data156};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
else {
const err323 = {instancePath:instancePath+"/integrations/frontchat/snippetId",schemaPath:"#/properties/integrations/properties/frontchat/properties/snippetId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.frontchat.properties.snippetId.type,parentSchema:schema11.properties.integrations.properties.frontchat.properties.snippetId,data:data156};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
}
else {
const err324 = {instancePath:instancePath+"/integrations/frontchat",schemaPath:"#/properties/integrations/properties/frontchat/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.frontchat.type,parentSchema:schema11.properties.integrations.properties.frontchat,data:data155};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data144.ga4 !== undefined){
let data157 = data144.ga4;
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
if(data157.measurementId === undefined){
const err325 = {instancePath:instancePath+"/integrations/ga4",schemaPath:"#/properties/integrations/properties/ga4/required",keyword:"required",params:{missingProperty: "measurementId"},message:"must have required property '"+"measurementId"+"'",schema:schema11.properties.integrations.properties.ga4.required,parentSchema:schema11.properties.integrations.properties.ga4,data:data157};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
for(const key44 in data157){
if(!(key44 === "measurementId")){
const err326 = {instancePath:instancePath+"/integrations/ga4",schemaPath:"#/properties/integrations/properties/ga4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key44},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.ga4,data:data157};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data157.measurementId !== undefined){
let data158 = data157.measurementId;
if(typeof data158 === "string"){
if(!pattern121.test(data158)){
const err327 = {instancePath:instancePath+"/integrations/ga4/measurementId",schemaPath:"#/properties/integrations/properties/ga4/properties/measurementId/pattern",keyword:"pattern",params:{pattern: "^G"},message:"must match pattern \""+"^G"+"\"",schema:"^G",parentSchema:schema11.properties.integrations.properties.ga4.properties.measurementId,data:data158};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
else {
const err328 = {instancePath:instancePath+"/integrations/ga4/measurementId",schemaPath:"#/properties/integrations/properties/ga4/properties/measurementId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.ga4.properties.measurementId.type,parentSchema:schema11.properties.integrations.properties.ga4.properties.measurementId,data:data158};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
}
else {
const err329 = {instancePath:instancePath+"/integrations/ga4",schemaPath:"#/properties/integrations/properties/ga4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.ga4.type,parentSchema:schema11.properties.integrations.properties.ga4,data:data157};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data144.gtm !== undefined){
let data159 = data144.gtm;
if(data159 && typeof data159 == "object" && !Array.isArray(data159)){
if(data159.tagId === undefined){
const err330 = {instancePath:instancePath+"/integrations/gtm",schemaPath:"#/properties/integrations/properties/gtm/required",keyword:"required",params:{missingProperty: "tagId"},message:"must have required property '"+"tagId"+"'",schema:schema11.properties.integrations.properties.gtm.required,parentSchema:schema11.properties.integrations.properties.gtm,data:data159};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
for(const key45 in data159){
if(!(key45 === "tagId")){
const err331 = {instancePath:instancePath+"/integrations/gtm",schemaPath:"#/properties/integrations/properties/gtm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key45},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.gtm,data:data159};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data159.tagId !== undefined){
let data160 = data159.tagId;
if(typeof data160 === "string"){
if(!pattern121.test(data160)){
const err332 = {instancePath:instancePath+"/integrations/gtm/tagId",schemaPath:"#/properties/integrations/properties/gtm/properties/tagId/pattern",keyword:"pattern",params:{pattern: "^G"},message:"must match pattern \""+"^G"+"\"",schema:"^G",parentSchema:schema11.properties.integrations.properties.gtm.properties.tagId,data:data160};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
else {
const err333 = {instancePath:instancePath+"/integrations/gtm/tagId",schemaPath:"#/properties/integrations/properties/gtm/properties/tagId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.gtm.properties.tagId.type,parentSchema:schema11.properties.integrations.properties.gtm.properties.tagId,data:data160};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
}
else {
const err334 = {instancePath:instancePath+"/integrations/gtm",schemaPath:"#/properties/integrations/properties/gtm/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.gtm.type,parentSchema:schema11.properties.integrations.properties.gtm,data:data159};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
if(data144.heap !== undefined){
let data161 = data144.heap;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.appId === undefined){
const err335 = {instancePath:instancePath+"/integrations/heap",schemaPath:"#/properties/integrations/properties/heap/required",keyword:"required",params:{missingProperty: "appId"},message:"must have required property '"+"appId"+"'",schema:schema11.properties.integrations.properties.heap.required,parentSchema:schema11.properties.integrations.properties.heap,data:data161};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
for(const key46 in data161){
if(!(key46 === "appId")){
const err336 = {instancePath:instancePath+"/integrations/heap",schemaPath:"#/properties/integrations/properties/heap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key46},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.heap,data:data161};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
if(data161.appId !== undefined){
let data162 = data161.appId;
if(typeof data162 !== "string"){
const err337 = {instancePath:instancePath+"/integrations/heap/appId",schemaPath:"#/properties/integrations/properties/heap/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.heap.properties.appId.type,parentSchema:schema11.properties.integrations.properties.heap.properties.appId,data:data162};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
}
else {
const err338 = {instancePath:instancePath+"/integrations/heap",schemaPath:"#/properties/integrations/properties/heap/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.heap.type,parentSchema:schema11.properties.integrations.properties.heap,data:data161};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(data144.hightouch !== undefined){
let data163 = data144.hightouch;
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
if(data163.writeKey === undefined){
const err339 = {instancePath:instancePath+"/integrations/hightouch",schemaPath:"#/properties/integrations/properties/hightouch/required",keyword:"required",params:{missingProperty: "writeKey"},message:"must have required property '"+"writeKey"+"'",schema:schema11.properties.integrations.properties.hightouch.required,parentSchema:schema11.properties.integrations.properties.hightouch,data:data163};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
for(const key47 in data163){
if(!((key47 === "writeKey") || (key47 === "apiHost"))){
const err340 = {instancePath:instancePath+"/integrations/hightouch",schemaPath:"#/properties/integrations/properties/hightouch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key47},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.hightouch,data:data163};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
if(data163.writeKey !== undefined){
let data164 = data163.writeKey;
if(typeof data164 !== "string"){
const err341 = {instancePath:instancePath+"/integrations/hightouch/writeKey",schemaPath:"#/properties/integrations/properties/hightouch/properties/writeKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.hightouch.properties.writeKey.type,parentSchema:schema11.properties.integrations.properties.hightouch.properties.writeKey,data:data164};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
if(data163.apiHost !== undefined){
let data165 = data163.apiHost;
if(typeof data165 !== "string"){
const err342 = {instancePath:instancePath+"/integrations/hightouch/apiHost",schemaPath:"#/properties/integrations/properties/hightouch/properties/apiHost/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.hightouch.properties.apiHost.type,parentSchema:schema11.properties.integrations.properties.hightouch.properties.apiHost,data:data165};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
}
else {
const err343 = {instancePath:instancePath+"/integrations/hightouch",schemaPath:"#/properties/integrations/properties/hightouch/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.hightouch.type,parentSchema:schema11.properties.integrations.properties.hightouch,data:data163};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
if(data144.hotjar !== undefined){
let data166 = data144.hotjar;
if(data166 && typeof data166 == "object" && !Array.isArray(data166)){
if(data166.hjid === undefined){
const err344 = {instancePath:instancePath+"/integrations/hotjar",schemaPath:"#/properties/integrations/properties/hotjar/required",keyword:"required",params:{missingProperty: "hjid"},message:"must have required property '"+"hjid"+"'",schema:schema11.properties.integrations.properties.hotjar.required,parentSchema:schema11.properties.integrations.properties.hotjar,data:data166};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
if(data166.hjsv === undefined){
const err345 = {instancePath:instancePath+"/integrations/hotjar",schemaPath:"#/properties/integrations/properties/hotjar/required",keyword:"required",params:{missingProperty: "hjsv"},message:"must have required property '"+"hjsv"+"'",schema:schema11.properties.integrations.properties.hotjar.required,parentSchema:schema11.properties.integrations.properties.hotjar,data:data166};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
for(const key48 in data166){
if(!((key48 === "hjid") || (key48 === "hjsv"))){
const err346 = {instancePath:instancePath+"/integrations/hotjar",schemaPath:"#/properties/integrations/properties/hotjar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key48},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.hotjar,data:data166};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
if(data166.hjid !== undefined){
let data167 = data166.hjid;
if(typeof data167 !== "string"){
const err347 = {instancePath:instancePath+"/integrations/hotjar/hjid",schemaPath:"#/properties/integrations/properties/hotjar/properties/hjid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.hotjar.properties.hjid.type,parentSchema:schema11.properties.integrations.properties.hotjar.properties.hjid,data:data167};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
if(data166.hjsv !== undefined){
let data168 = data166.hjsv;
if(typeof data168 !== "string"){
const err348 = {instancePath:instancePath+"/integrations/hotjar/hjsv",schemaPath:"#/properties/integrations/properties/hotjar/properties/hjsv/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.hotjar.properties.hjsv.type,parentSchema:schema11.properties.integrations.properties.hotjar.properties.hjsv,data:data168};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
}
else {
const err349 = {instancePath:instancePath+"/integrations/hotjar",schemaPath:"#/properties/integrations/properties/hotjar/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.hotjar.type,parentSchema:schema11.properties.integrations.properties.hotjar,data:data166};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
if(data144.intercom !== undefined){
let data169 = data144.intercom;
if(data169 && typeof data169 == "object" && !Array.isArray(data169)){
if(data169.appId === undefined){
const err350 = {instancePath:instancePath+"/integrations/intercom",schemaPath:"#/properties/integrations/properties/intercom/required",keyword:"required",params:{missingProperty: "appId"},message:"must have required property '"+"appId"+"'",schema:schema11.properties.integrations.properties.intercom.required,parentSchema:schema11.properties.integrations.properties.intercom,data:data169};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
for(const key49 in data169){
if(!(key49 === "appId")){
const err351 = {instancePath:instancePath+"/integrations/intercom",schemaPath:"#/properties/integrations/properties/intercom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key49},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.intercom,data:data169};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data169.appId !== undefined){
let data170 = data169.appId;
if(typeof data170 === "string"){
if(func5(data170) < 6){
const err352 = {instancePath:instancePath+"/integrations/intercom/appId",schemaPath:"#/properties/integrations/properties/intercom/properties/appId/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:schema11.properties.integrations.properties.intercom.properties.appId,data:data170};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
else {
const err353 = {instancePath:instancePath+"/integrations/intercom/appId",schemaPath:"#/properties/integrations/properties/intercom/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.intercom.properties.appId.type,parentSchema:schema11.properties.integrations.properties.intercom.properties.appId,data:data170};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
}
else {
const err354 = {instancePath:instancePath+"/integrations/intercom",schemaPath:"#/properties/integrations/properties/intercom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.intercom.type,parentSchema:schema11.properties.integrations.properties.intercom,data:data169};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
if(data144.koala !== undefined){
let data171 = data144.koala;
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.publicApiKey === undefined){
const err355 = {instancePath:instancePath+"/integrations/koala",schemaPath:"#/properties/integrations/properties/koala/required",keyword:"required",params:{missingProperty: "publicApiKey"},message:"must have required property '"+"publicApiKey"+"'",schema:schema11.properties.integrations.properties.koala.required,parentSchema:schema11.properties.integrations.properties.koala,data:data171};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
for(const key50 in data171){
if(!(key50 === "publicApiKey")){
const err356 = {instancePath:instancePath+"/integrations/koala",schemaPath:"#/properties/integrations/properties/koala/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key50},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.koala,data:data171};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
if(data171.publicApiKey !== undefined){
let data172 = data171.publicApiKey;
if(typeof data172 === "string"){
if(func5(data172) < 2){
const err357 = {instancePath:instancePath+"/integrations/koala/publicApiKey",schemaPath:"#/properties/integrations/properties/koala/properties/publicApiKey/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:schema11.properties.integrations.properties.koala.properties.publicApiKey,data:data172};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
else {
const err358 = {instancePath:instancePath+"/integrations/koala/publicApiKey",schemaPath:"#/properties/integrations/properties/koala/properties/publicApiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.koala.properties.publicApiKey.type,parentSchema:schema11.properties.integrations.properties.koala.properties.publicApiKey,data:data172};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
}
else {
const err359 = {instancePath:instancePath+"/integrations/koala",schemaPath:"#/properties/integrations/properties/koala/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.koala.type,parentSchema:schema11.properties.integrations.properties.koala,data:data171};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
if(data144.logrocket !== undefined){
let data173 = data144.logrocket;
if(data173 && typeof data173 == "object" && !Array.isArray(data173)){
if(data173.appId === undefined){
const err360 = {instancePath:instancePath+"/integrations/logrocket",schemaPath:"#/properties/integrations/properties/logrocket/required",keyword:"required",params:{missingProperty: "appId"},message:"must have required property '"+"appId"+"'",schema:schema11.properties.integrations.properties.logrocket.required,parentSchema:schema11.properties.integrations.properties.logrocket,data:data173};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
for(const key51 in data173){
if(!(key51 === "appId")){
const err361 = {instancePath:instancePath+"/integrations/logrocket",schemaPath:"#/properties/integrations/properties/logrocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key51},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.logrocket,data:data173};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data173.appId !== undefined){
let data174 = data173.appId;
if(typeof data174 !== "string"){
const err362 = {instancePath:instancePath+"/integrations/logrocket/appId",schemaPath:"#/properties/integrations/properties/logrocket/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.logrocket.properties.appId.type,parentSchema:schema11.properties.integrations.properties.logrocket.properties.appId,data:data174};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
}
else {
const err363 = {instancePath:instancePath+"/integrations/logrocket",schemaPath:"#/properties/integrations/properties/logrocket/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.logrocket.type,parentSchema:schema11.properties.integrations.properties.logrocket,data:data173};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data144.mixpanel !== undefined){
let data175 = data144.mixpanel;
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
if(data175.projectToken === undefined){
const err364 = {instancePath:instancePath+"/integrations/mixpanel",schemaPath:"#/properties/integrations/properties/mixpanel/required",keyword:"required",params:{missingProperty: "projectToken"},message:"must have required property '"+"projectToken"+"'",schema:schema11.properties.integrations.properties.mixpanel.required,parentSchema:schema11.properties.integrations.properties.mixpanel,data:data175};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
for(const key52 in data175){
if(!((key52 === "projectToken") || (key52 === "region"))){
const err365 = {instancePath:instancePath+"/integrations/mixpanel",schemaPath:"#/properties/integrations/properties/mixpanel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key52},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.mixpanel,data:data175};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data175.projectToken !== undefined){
let data176 = data175.projectToken;
if(typeof data176 !== "string"){
const err366 = {instancePath:instancePath+"/integrations/mixpanel/projectToken",schemaPath:"#/properties/integrations/properties/mixpanel/properties/projectToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.mixpanel.properties.projectToken.type,parentSchema:schema11.properties.integrations.properties.mixpanel.properties.projectToken,data:data176};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
if(data175.region !== undefined){
let data177 = data175.region;
if(typeof data177 !== "string"){
const err367 = {instancePath:instancePath+"/integrations/mixpanel/region",schemaPath:"#/properties/integrations/properties/mixpanel/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.mixpanel.properties.region.type,parentSchema:schema11.properties.integrations.properties.mixpanel.properties.region,data:data177};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
if(!(((data177 === "us") || (data177 === "eu")) || (data177 === "in"))){
const err368 = {instancePath:instancePath+"/integrations/mixpanel/region",schemaPath:"#/properties/integrations/properties/mixpanel/properties/region/enum",keyword:"enum",params:{allowedValues: schema11.properties.integrations.properties.mixpanel.properties.region.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.integrations.properties.mixpanel.properties.region.enum,parentSchema:schema11.properties.integrations.properties.mixpanel.properties.region,data:data177};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
}
else {
const err369 = {instancePath:instancePath+"/integrations/mixpanel",schemaPath:"#/properties/integrations/properties/mixpanel/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.mixpanel.type,parentSchema:schema11.properties.integrations.properties.mixpanel,data:data175};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
if(data144.onetrust !== undefined){
let data178 = data144.onetrust;
if(data178 && typeof data178 == "object" && !Array.isArray(data178)){
if(data178.domainScript === undefined){
const err370 = {instancePath:instancePath+"/integrations/onetrust",schemaPath:"#/properties/integrations/properties/onetrust/required",keyword:"required",params:{missingProperty: "domainScript"},message:"must have required property '"+"domainScript"+"'",schema:schema11.properties.integrations.properties.onetrust.required,parentSchema:schema11.properties.integrations.properties.onetrust,data:data178};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
for(const key53 in data178){
if(!(((key53 === "domainScript") || (key53 === "categoryId")) || (key53 === "scriptSource"))){
const err371 = {instancePath:instancePath+"/integrations/onetrust",schemaPath:"#/properties/integrations/properties/onetrust/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key53},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.onetrust,data:data178};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
if(data178.domainScript !== undefined){
let data179 = data178.domainScript;
if(typeof data179 !== "string"){
const err372 = {instancePath:instancePath+"/integrations/onetrust/domainScript",schemaPath:"#/properties/integrations/properties/onetrust/properties/domainScript/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.onetrust.properties.domainScript.type,parentSchema:schema11.properties.integrations.properties.onetrust.properties.domainScript,data:data179};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
if(data178.categoryId !== undefined){
let data180 = data178.categoryId;
if(typeof data180 !== "string"){
const err373 = {instancePath:instancePath+"/integrations/onetrust/categoryId",schemaPath:"#/properties/integrations/properties/onetrust/properties/categoryId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.onetrust.properties.categoryId.type,parentSchema:schema11.properties.integrations.properties.onetrust.properties.categoryId,data:data180};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data178.scriptSource !== undefined){
let data181 = data178.scriptSource;
if(typeof data181 === "string"){
if(!pattern123.test(data181)){
const err374 = {instancePath:instancePath+"/integrations/onetrust/scriptSource",schemaPath:"#/properties/integrations/properties/onetrust/properties/scriptSource/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]://",parentSchema:schema11.properties.integrations.properties.onetrust.properties.scriptSource,data:data181};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
else {
const err375 = {instancePath:instancePath+"/integrations/onetrust/scriptSource",schemaPath:"#/properties/integrations/properties/onetrust/properties/scriptSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.onetrust.properties.scriptSource.type,parentSchema:schema11.properties.integrations.properties.onetrust.properties.scriptSource,data:data181};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
}
else {
const err376 = {instancePath:instancePath+"/integrations/onetrust",schemaPath:"#/properties/integrations/properties/onetrust/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.onetrust.type,parentSchema:schema11.properties.integrations.properties.onetrust,data:data178};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
if(data144.pirsch !== undefined){
let data182 = data144.pirsch;
if(data182 && typeof data182 == "object" && !Array.isArray(data182)){
if(data182.id === undefined){
const err377 = {instancePath:instancePath+"/integrations/pirsch",schemaPath:"#/properties/integrations/properties/pirsch/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.properties.integrations.properties.pirsch.required,parentSchema:schema11.properties.integrations.properties.pirsch,data:data182};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
for(const key54 in data182){
if(!(key54 === "id")){
const err378 = {instancePath:instancePath+"/integrations/pirsch",schemaPath:"#/properties/integrations/properties/pirsch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key54},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.pirsch,data:data182};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
if(data182.id !== undefined){
let data183 = data182.id;
if(typeof data183 !== "string"){
const err379 = {instancePath:instancePath+"/integrations/pirsch/id",schemaPath:"#/properties/integrations/properties/pirsch/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.pirsch.properties.id.type,parentSchema:schema11.properties.integrations.properties.pirsch.properties.id,data:data183};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
}
else {
const err380 = {instancePath:instancePath+"/integrations/pirsch",schemaPath:"#/properties/integrations/properties/pirsch/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.pirsch.type,parentSchema:schema11.properties.integrations.properties.pirsch,data:data182};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
if(data144.posthog !== undefined){
let data184 = data144.posthog;
if(data184 && typeof data184 == "object" && !Array.isArray(data184)){
if(data184.apiKey === undefined){
const err381 = {instancePath:instancePath+"/integrations/posthog",schemaPath:"#/properties/integrations/properties/posthog/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'",schema:schema11.properties.integrations.properties.posthog.required,parentSchema:schema11.properties.integrations.properties.posthog,data:data184};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
for(const key55 in data184){
if(!(((key55 === "apiKey") || (key55 === "apiHost")) || (key55 === "sessionRecording"))){
const err382 = {instancePath:instancePath+"/integrations/posthog",schemaPath:"#/properties/integrations/properties/posthog/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key55},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.posthog,data:data184};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
if(data184.apiKey !== undefined){
let data185 = data184.apiKey;
if(typeof data185 === "string"){
if(!pattern124.test(data185)){
const err383 = {instancePath:instancePath+"/integrations/posthog/apiKey",schemaPath:"#/properties/integrations/properties/posthog/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^phc_"},message:"must match pattern \""+"^phc_"+"\"",schema:"^phc_",parentSchema:schema11.properties.integrations.properties.posthog.properties.apiKey,data:data185};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
else {
const err384 = {instancePath:instancePath+"/integrations/posthog/apiKey",schemaPath:"#/properties/integrations/properties/posthog/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.posthog.properties.apiKey.type,parentSchema:schema11.properties.integrations.properties.posthog.properties.apiKey,data:data185};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
if(data184.apiHost !== undefined){
let data186 = data184.apiHost;
if(typeof data186 === "string"){
if(!pattern107.test(data186)){
const err385 = {instancePath:instancePath+"/integrations/posthog/apiHost",schemaPath:"#/properties/integrations/properties/posthog/properties/apiHost/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.integrations.properties.posthog.properties.apiHost,data:data186};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
else {
const err386 = {instancePath:instancePath+"/integrations/posthog/apiHost",schemaPath:"#/properties/integrations/properties/posthog/properties/apiHost/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.posthog.properties.apiHost.type,parentSchema:schema11.properties.integrations.properties.posthog.properties.apiHost,data:data186};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
if(data184.sessionRecording !== undefined){
let data187 = data184.sessionRecording;
if(typeof data187 !== "boolean"){
const err387 = {instancePath:instancePath+"/integrations/posthog/sessionRecording",schemaPath:"#/properties/integrations/properties/posthog/properties/sessionRecording/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.integrations.properties.posthog.properties.sessionRecording.type,parentSchema:schema11.properties.integrations.properties.posthog.properties.sessionRecording,data:data187};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
}
else {
const err388 = {instancePath:instancePath+"/integrations/posthog",schemaPath:"#/properties/integrations/properties/posthog/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.posthog.type,parentSchema:schema11.properties.integrations.properties.posthog,data:data184};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
if(data144.plausible !== undefined){
let data188 = data144.plausible;
if(data188 && typeof data188 == "object" && !Array.isArray(data188)){
if(data188.domain === undefined){
const err389 = {instancePath:instancePath+"/integrations/plausible",schemaPath:"#/properties/integrations/properties/plausible/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'",schema:schema11.properties.integrations.properties.plausible.required,parentSchema:schema11.properties.integrations.properties.plausible,data:data188};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
for(const key56 in data188){
if(!((key56 === "domain") || (key56 === "server"))){
const err390 = {instancePath:instancePath+"/integrations/plausible",schemaPath:"#/properties/integrations/properties/plausible/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key56},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.plausible,data:data188};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
if(data188.domain !== undefined){
let data189 = data188.domain;
if(typeof data189 === "string"){
if(!pattern126.test(data189)){
const err391 = {instancePath:instancePath+"/integrations/plausible/domain",schemaPath:"#/properties/integrations/properties/plausible/properties/domain/pattern",keyword:"pattern",params:{pattern: "^(?![Hh][Tt][Tt][Pp][Ss]?://)"},message:"must match pattern \""+"^(?![Hh][Tt][Tt][Pp][Ss]?://)"+"\"",schema:"^(?![Hh][Tt][Tt][Pp][Ss]?://)",parentSchema:schema11.properties.integrations.properties.plausible.properties.domain,data:data189};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
else {
const err392 = {instancePath:instancePath+"/integrations/plausible/domain",schemaPath:"#/properties/integrations/properties/plausible/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.plausible.properties.domain.type,parentSchema:schema11.properties.integrations.properties.plausible.properties.domain,data:data189};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
if(data188.server !== undefined){
let data190 = data188.server;
if(typeof data190 === "string"){
if(!pattern126.test(data190)){
const err393 = {instancePath:instancePath+"/integrations/plausible/server",schemaPath:"#/properties/integrations/properties/plausible/properties/server/pattern",keyword:"pattern",params:{pattern: "^(?![Hh][Tt][Tt][Pp][Ss]?://)"},message:"must match pattern \""+"^(?![Hh][Tt][Tt][Pp][Ss]?://)"+"\"",schema:"^(?![Hh][Tt][Tt][Pp][Ss]?://)",parentSchema:schema11.properties.integrations.properties.plausible.properties.server,data:data190};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
else {
const err394 = {instancePath:instancePath+"/integrations/plausible/server",schemaPath:"#/properties/integrations/properties/plausible/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.plausible.properties.server.type,parentSchema:schema11.properties.integrations.properties.plausible.properties.server,data:data190};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
}
else {
const err395 = {instancePath:instancePath+"/integrations/plausible",schemaPath:"#/properties/integrations/properties/plausible/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.plausible.type,parentSchema:schema11.properties.integrations.properties.plausible,data:data188};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
if(data144.segment !== undefined){
let data191 = data144.segment;
if(data191 && typeof data191 == "object" && !Array.isArray(data191)){
if(data191.key === undefined){
const err396 = {instancePath:instancePath+"/integrations/segment",schemaPath:"#/properties/integrations/properties/segment/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema11.properties.integrations.properties.segment.required,parentSchema:schema11.properties.integrations.properties.segment,data:data191};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
for(const key57 in data191){
if(!((key57 === "key") || (key57 === "cdnUrl"))){
const err397 = {instancePath:instancePath+"/integrations/segment",schemaPath:"#/properties/integrations/properties/segment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key57},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.segment,data:data191};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
if(data191.key !== undefined){
let data192 = data191.key;
if(typeof data192 !== "string"){
const err398 = {instancePath:instancePath+"/integrations/segment/key",schemaPath:"#/properties/integrations/properties/segment/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.segment.properties.key.type,parentSchema:schema11.properties.integrations.properties.segment.properties.key,data:data192};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
if(data191.cdnUrl !== undefined){
let data193 = data191.cdnUrl;
if(typeof data193 === "string"){
if(!pattern128.test(data193)){
const err399 = {instancePath:instancePath+"/integrations/segment/cdnUrl",schemaPath:"#/properties/integrations/properties/segment/properties/cdnUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$",parentSchema:schema11.properties.integrations.properties.segment.properties.cdnUrl,data:data193};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
else {
const err400 = {instancePath:instancePath+"/integrations/segment/cdnUrl",schemaPath:"#/properties/integrations/properties/segment/properties/cdnUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.segment.properties.cdnUrl.type,parentSchema:schema11.properties.integrations.properties.segment.properties.cdnUrl,data:data193};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
}
else {
const err401 = {instancePath:instancePath+"/integrations/segment",schemaPath:"#/properties/integrations/properties/segment/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.segment.type,parentSchema:schema11.properties.integrations.properties.segment,data:data191};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
if(data144.telemetry !== undefined){
let data194 = data144.telemetry;
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
for(const key58 in data194){
if(!(key58 === "enabled")){
const err402 = {instancePath:instancePath+"/integrations/telemetry",schemaPath:"#/properties/integrations/properties/telemetry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key58},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.telemetry,data:data194};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
if(data194.enabled !== undefined){
let data195 = data194.enabled;
if(typeof data195 !== "boolean"){
const err403 = {instancePath:instancePath+"/integrations/telemetry/enabled",schemaPath:"#/properties/integrations/properties/telemetry/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.integrations.properties.telemetry.properties.enabled.type,parentSchema:schema11.properties.integrations.properties.telemetry.properties.enabled,data:data195};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
}
else {
const err404 = {instancePath:instancePath+"/integrations/telemetry",schemaPath:"#/properties/integrations/properties/telemetry/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.telemetry.type,parentSchema:schema11.properties.integrations.properties.telemetry,data:data194};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
if(data144.cookies !== undefined){
let data196 = data144.cookies;
if(data196 && typeof data196 == "object" && !Array.isArray(data196)){
for(const key59 in data196){
if(!((key59 === "key") || (key59 === "value"))){
const err405 = {instancePath:instancePath+"/integrations/cookies",schemaPath:"#/properties/integrations/properties/cookies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key59},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.cookies,data:data196};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
if(data196.key !== undefined){
let data197 = data196.key;
if(typeof data197 !== "string"){
const err406 = {instancePath:instancePath+"/integrations/cookies/key",schemaPath:"#/properties/integrations/properties/cookies/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.cookies.properties.key.type,parentSchema:schema11.properties.integrations.properties.cookies.properties.key,data:data197};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
if(data196.value !== undefined){
let data198 = data196.value;
if(typeof data198 !== "string"){
const err407 = {instancePath:instancePath+"/integrations/cookies/value",schemaPath:"#/properties/integrations/properties/cookies/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.cookies.properties.value.type,parentSchema:schema11.properties.integrations.properties.cookies.properties.value,data:data198};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
}
}
else {
const err408 = {instancePath:instancePath+"/integrations/cookies",schemaPath:"#/properties/integrations/properties/cookies/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.cookies.type,parentSchema:schema11.properties.integrations.properties.cookies,data:data196};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
}
if(data144.transcend !== undefined){
let data199 = data144.transcend;
if(data199 && typeof data199 == "object" && !Array.isArray(data199)){
if(data199.bundleId === undefined){
const err409 = {instancePath:instancePath+"/integrations/transcend",schemaPath:"#/properties/integrations/properties/transcend/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'",schema:schema11.properties.integrations.properties.transcend.required,parentSchema:schema11.properties.integrations.properties.transcend,data:data199};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
for(const key60 in data199){
if(!((key60 === "bundleId") || (key60 === "analyticsPurpose"))){
const err410 = {instancePath:instancePath+"/integrations/transcend",schemaPath:"#/properties/integrations/properties/transcend/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key60},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations.properties.transcend,data:data199};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
if(data199.bundleId !== undefined){
let data200 = data199.bundleId;
if(typeof data200 === "string"){
if(!pattern129.test(data200)){
const err411 = {instancePath:instancePath+"/integrations/transcend/bundleId",schemaPath:"#/properties/integrations/properties/transcend/properties/bundleId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\"",schema:"^[A-Za-z0-9_-]+$",parentSchema:schema11.properties.integrations.properties.transcend.properties.bundleId,data:data200};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
else {
const err412 = {instancePath:instancePath+"/integrations/transcend/bundleId",schemaPath:"#/properties/integrations/properties/transcend/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.transcend.properties.bundleId.type,parentSchema:schema11.properties.integrations.properties.transcend.properties.bundleId,data:data200};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data199.analyticsPurpose !== undefined){
let data201 = data199.analyticsPurpose;
if(typeof data201 === "string"){
if(func5(data201) > 100){
const err413 = {instancePath:instancePath+"/integrations/transcend/analyticsPurpose",schemaPath:"#/properties/integrations/properties/transcend/properties/analyticsPurpose/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema11.properties.integrations.properties.transcend.properties.analyticsPurpose,data:data201};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
if(func5(data201) < 1){
const err414 = {instancePath:instancePath+"/integrations/transcend/analyticsPurpose",schemaPath:"#/properties/integrations/properties/transcend/properties/analyticsPurpose/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.integrations.properties.transcend.properties.analyticsPurpose,data:data201};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
else {
const err415 = {instancePath:instancePath+"/integrations/transcend/analyticsPurpose",schemaPath:"#/properties/integrations/properties/transcend/properties/analyticsPurpose/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.transcend.properties.analyticsPurpose.type,parentSchema:schema11.properties.integrations.properties.transcend.properties.analyticsPurpose,data:data201};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
}
else {
const err416 = {instancePath:instancePath+"/integrations/transcend",schemaPath:"#/properties/integrations/properties/transcend/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.properties.transcend.type,parentSchema:schema11.properties.integrations.properties.transcend,data:data199};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
}
else {
const err417 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.type,parentSchema:schema11.properties.integrations,data:data144};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
if(data.errors !== undefined){
let data202 = data.errors;
if(data202 && typeof data202 == "object" && !Array.isArray(data202)){
for(const key61 in data202){
if(!(key61 === "404")){
const err418 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key61},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.errors,data:data202};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
if(data202["404"] !== undefined){
let data203 = data202["404"];
if(data203 && typeof data203 == "object" && !Array.isArray(data203)){
for(const key62 in data203){
if(!(((key62 === "redirect") || (key62 === "title")) || (key62 === "description"))){
const err419 = {instancePath:instancePath+"/errors/404",schemaPath:"#/properties/errors/properties/404/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key62},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.errors.properties["404"],data:data203};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
}
if(data203.redirect !== undefined){
let data204 = data203.redirect;
if(typeof data204 !== "boolean"){
const err420 = {instancePath:instancePath+"/errors/404/redirect",schemaPath:"#/properties/errors/properties/404/properties/redirect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.errors.properties["404"].properties.redirect.type,parentSchema:schema11.properties.errors.properties["404"].properties.redirect,data:data204};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
if(data203.title !== undefined){
let data205 = data203.title;
if(typeof data205 !== "string"){
const err421 = {instancePath:instancePath+"/errors/404/title",schemaPath:"#/properties/errors/properties/404/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.errors.properties["404"].properties.title.type,parentSchema:schema11.properties.errors.properties["404"].properties.title,data:data205};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
}
if(data203.description !== undefined){
let data206 = data203.description;
if(typeof data206 !== "string"){
const err422 = {instancePath:instancePath+"/errors/404/description",schemaPath:"#/properties/errors/properties/404/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.errors.properties["404"].properties.description.type,parentSchema:schema11.properties.errors.properties["404"].properties.description,data:data206};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
}
}
else {
const err423 = {instancePath:instancePath+"/errors/404",schemaPath:"#/properties/errors/properties/404/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.errors.properties["404"].type,parentSchema:schema11.properties.errors.properties["404"],data:data203};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
}
else {
const err424 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.errors.type,parentSchema:schema11.properties.errors,data:data202};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
if(data.variables !== undefined){
let data207 = data.variables;
if(data207 && typeof data207 == "object" && !Array.isArray(data207)){
for(const key63 in data207){
const _errs582 = errors;
if(typeof key63 === "string"){
if(!pattern130.test(key63)){
const err425 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]*$"+"\"",schema:"^[A-Za-z0-9_.-]*$",parentSchema:schema11.properties.variables.propertyNames,data:key63,propertyName:key63};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
var valid135 = _errs582 === errors;
if(!valid135){
const err426 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames",keyword:"propertyNames",params:{propertyName: key63},message:"property name must be valid",schema:schema11.properties.variables.propertyNames,parentSchema:schema11.properties.variables,data:data207};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
}
for(const key64 in data207){
let data208 = data207[key64];
if(typeof data208 !== "string"){
const err427 = {instancePath:instancePath+"/variables/" + key64.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variables/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.variables.additionalProperties.type,parentSchema:schema11.properties.variables.additionalProperties,data:data208};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
}
}
else {
const err428 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.variables.type,parentSchema:schema11.properties.variables,data:data207};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
}
if(data.interaction !== undefined){
let data209 = data.interaction;
if(data209 && typeof data209 == "object" && !Array.isArray(data209)){
for(const key65 in data209){
if(!(key65 === "drilldown")){
const err429 = {instancePath:instancePath+"/interaction",schemaPath:"#/properties/interaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key65},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.interaction,data:data209};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
if(data209.drilldown !== undefined){
let data210 = data209.drilldown;
if(typeof data210 !== "boolean"){
const err430 = {instancePath:instancePath+"/interaction/drilldown",schemaPath:"#/properties/interaction/properties/drilldown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.interaction.properties.drilldown.type,parentSchema:schema11.properties.interaction.properties.drilldown,data:data210};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
}
else {
const err431 = {instancePath:instancePath+"/interaction",schemaPath:"#/properties/interaction/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.interaction.type,parentSchema:schema11.properties.interaction,data:data209};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
if(data.thumbnails !== undefined){
let data211 = data.thumbnails;
if(data211 && typeof data211 == "object" && !Array.isArray(data211)){
for(const key66 in data211){
if(!(((key66 === "appearance") || (key66 === "background")) || (key66 === "fonts"))){
const err432 = {instancePath:instancePath+"/thumbnails",schemaPath:"#/properties/thumbnails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key66},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.thumbnails,data:data211};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
}
if(data211.appearance !== undefined){
let data212 = data211.appearance;
if(typeof data212 !== "string"){
const err433 = {instancePath:instancePath+"/thumbnails/appearance",schemaPath:"#/properties/thumbnails/properties/appearance/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.thumbnails.properties.appearance.type,parentSchema:schema11.properties.thumbnails.properties.appearance,data:data212};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
if(!((data212 === "light") || (data212 === "dark"))){
const err434 = {instancePath:instancePath+"/thumbnails/appearance",schemaPath:"#/properties/thumbnails/properties/appearance/enum",keyword:"enum",params:{allowedValues: schema11.properties.thumbnails.properties.appearance.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.thumbnails.properties.appearance.enum,parentSchema:schema11.properties.thumbnails.properties.appearance,data:data212};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
}
if(data211.background !== undefined){
let data213 = data211.background;
if(typeof data213 !== "string"){
const err435 = {instancePath:instancePath+"/thumbnails/background",schemaPath:"#/properties/thumbnails/properties/background/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.thumbnails.properties.background.type,parentSchema:schema11.properties.thumbnails.properties.background,data:data213};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
if(data211.fonts !== undefined){
let data214 = data211.fonts;
if(data214 && typeof data214 == "object" && !Array.isArray(data214)){
if(data214.family === undefined){
const err436 = {instancePath:instancePath+"/thumbnails/fonts",schemaPath:"#/properties/thumbnails/properties/fonts/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'",schema:schema11.properties.thumbnails.properties.fonts.required,parentSchema:schema11.properties.thumbnails.properties.fonts,data:data214};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
for(const key67 in data214){
if(!(key67 === "family")){
const err437 = {instancePath:instancePath+"/thumbnails/fonts",schemaPath:"#/properties/thumbnails/properties/fonts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key67},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.thumbnails.properties.fonts,data:data214};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
}
if(data214.family !== undefined){
let data215 = data214.family;
if(typeof data215 !== "string"){
const err438 = {instancePath:instancePath+"/thumbnails/fonts/family",schemaPath:"#/properties/thumbnails/properties/fonts/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.thumbnails.properties.fonts.properties.family.type,parentSchema:schema11.properties.thumbnails.properties.fonts.properties.family,data:data215};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
}
}
else {
const err439 = {instancePath:instancePath+"/thumbnails/fonts",schemaPath:"#/properties/thumbnails/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.thumbnails.properties.fonts.type,parentSchema:schema11.properties.thumbnails.properties.fonts,data:data214};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
}
}
else {
const err440 = {instancePath:instancePath+"/thumbnails",schemaPath:"#/properties/thumbnails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.thumbnails.type,parentSchema:schema11.properties.thumbnails,data:data211};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
}
if(data.metadata !== undefined){
let data216 = data.metadata;
if(data216 && typeof data216 == "object" && !Array.isArray(data216)){
for(const key68 in data216){
if(!(key68 === "timestamp")){
const err441 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key68},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.metadata,data:data216};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
}
if(data216.timestamp !== undefined){
let data217 = data216.timestamp;
if(typeof data217 !== "boolean"){
const err442 = {instancePath:instancePath+"/metadata/timestamp",schemaPath:"#/properties/metadata/properties/timestamp/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.metadata.properties.timestamp.type,parentSchema:schema11.properties.metadata.properties.timestamp,data:data217};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
}
}
else {
const err443 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.metadata.type,parentSchema:schema11.properties.metadata,data:data216};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
}
if(data.markdown !== undefined){
let data218 = data.markdown;
if(data218 && typeof data218 == "object" && !Array.isArray(data218)){
for(const key69 in data218){
if(!((key69 === "schema") || (key69 === "instructions"))){
const err444 = {instancePath:instancePath+"/markdown",schemaPath:"#/properties/markdown/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key69},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.markdown,data:data218};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
}
if(data218.schema !== undefined){
let data219 = data218.schema;
if(typeof data219 !== "boolean"){
const err445 = {instancePath:instancePath+"/markdown/schema",schemaPath:"#/properties/markdown/properties/schema/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.markdown.properties.schema.type,parentSchema:schema11.properties.markdown.properties.schema,data:data219};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
}
if(data218.instructions !== undefined){
let data220 = data218.instructions;
if((typeof data220 !== "string") && (!(Array.isArray(data220)))){
const err446 = {instancePath:instancePath+"/markdown/instructions",schemaPath:"#/properties/markdown/properties/instructions/type",keyword:"type",params:{type: schema11.properties.markdown.properties.instructions.type},message:"must be string,array",schema:schema11.properties.markdown.properties.instructions.type,parentSchema:schema11.properties.markdown.properties.instructions,data:data220};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
const _errs616 = errors;
let valid143 = true;
const _errs617 = errors;
if(typeof data220 !== "string"){
const err447 = {};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
var _valid19 = _errs617 === errors;
errors = _errs616;
if(vErrors !== null){
if(_errs616){
vErrors.length = _errs616;
}
else {
vErrors = null;
}
}
if(_valid19){
const _errs619 = errors;
if(typeof data220 !== "string"){
const err448 = {instancePath:instancePath+"/markdown/instructions",schemaPath:"#/properties/markdown/properties/instructions/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.markdown.properties.instructions.allOf[0].then.type,parentSchema:schema11.properties.markdown.properties.instructions.allOf[0].then,data:data220};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
var _valid19 = _errs619 === errors;
valid143 = _valid19;
}
if(!valid143){
const err449 = {instancePath:instancePath+"/markdown/instructions",schemaPath:"#/properties/markdown/properties/instructions/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.markdown.properties.instructions.allOf[0].if,parentSchema:schema11.properties.markdown.properties.instructions.allOf[0],data:data220};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
const _errs622 = errors;
let valid144 = true;
const _errs623 = errors;
if(!(Array.isArray(data220))){
const err450 = {};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
var _valid20 = _errs623 === errors;
errors = _errs622;
if(vErrors !== null){
if(_errs622){
vErrors.length = _errs622;
}
else {
vErrors = null;
}
}
if(_valid20){
const _errs625 = errors;
if(Array.isArray(data220)){
const len16 = data220.length;
for(let i16=0; i16<len16; i16++){
let data221 = data220[i16];
if(typeof data221 !== "string"){
const err451 = {instancePath:instancePath+"/markdown/instructions/" + i16,schemaPath:"#/properties/markdown/properties/instructions/allOf/1/then/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.markdown.properties.instructions.allOf[1].then.items.type,parentSchema:schema11.properties.markdown.properties.instructions.allOf[1].then.items,data:data221};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
}
}
else {
const err452 = {instancePath:instancePath+"/markdown/instructions",schemaPath:"#/properties/markdown/properties/instructions/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.markdown.properties.instructions.allOf[1].then.type,parentSchema:schema11.properties.markdown.properties.instructions.allOf[1].then,data:data220};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
var _valid20 = _errs625 === errors;
valid144 = _valid20;
}
if(!valid144){
const err453 = {instancePath:instancePath+"/markdown/instructions",schemaPath:"#/properties/markdown/properties/instructions/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.markdown.properties.instructions.allOf[1].if,parentSchema:schema11.properties.markdown.properties.instructions.allOf[1],data:data220};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
}
}
else {
const err454 = {instancePath:instancePath+"/markdown",schemaPath:"#/properties/markdown/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.markdown.type,parentSchema:schema11.properties.markdown,data:data218};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
}
if(data.public !== undefined){
let data222 = data.public;
if(typeof data222 !== "boolean"){
const err455 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.public.type,parentSchema:schema11.properties.public,data:data222};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
}
if(data.variations !== undefined){
let data223 = data.variations;
if(data223 && typeof data223 == "object" && !Array.isArray(data223)){
if(data223.options === undefined){
const err456 = {instancePath:instancePath+"/variations",schemaPath:"#/properties/variations/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'",schema:schema11.properties.variations.required,parentSchema:schema11.properties.variations,data:data223};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
for(const key70 in data223){
if(!(key70 === "options")){
const err457 = {instancePath:instancePath+"/variations",schemaPath:"#/properties/variations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key70},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.variations,data:data223};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
}
if(data223.options !== undefined){
let data224 = data223.options;
if(Array.isArray(data224)){
if(data224.length < 1){
const err458 = {instancePath:instancePath+"/variations/options",schemaPath:"#/properties/variations/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.variations.properties.options,data:data224};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
const len17 = data224.length;
for(let i17=0; i17<len17; i17++){
let data225 = data224[i17];
if(data225 && typeof data225 == "object" && !Array.isArray(data225)){
if(data225.id === undefined){
const err459 = {instancePath:instancePath+"/variations/options/" + i17,schemaPath:"#/properties/variations/properties/options/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.properties.variations.properties.options.items.required,parentSchema:schema11.properties.variations.properties.options.items,data:data225};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
if(data225.label === undefined){
const err460 = {instancePath:instancePath+"/variations/options/" + i17,schemaPath:"#/properties/variations/properties/options/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema11.properties.variations.properties.options.items.required,parentSchema:schema11.properties.variations.properties.options.items,data:data225};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
for(const key71 in data225){
if(!((key71 === "id") || (key71 === "label"))){
const err461 = {instancePath:instancePath+"/variations/options/" + i17,schemaPath:"#/properties/variations/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key71},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.variations.properties.options.items,data:data225};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
}
if(data225.id !== undefined){
let data226 = data225.id;
if(typeof data226 === "string"){
if(func5(data226) < 1){
const err462 = {instancePath:instancePath+"/variations/options/" + i17+"/id",schemaPath:"#/properties/variations/properties/options/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.variations.properties.options.items.properties.id,data:data226};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
}
else {
const err463 = {instancePath:instancePath+"/variations/options/" + i17+"/id",schemaPath:"#/properties/variations/properties/options/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.variations.properties.options.items.properties.id.type,parentSchema:schema11.properties.variations.properties.options.items.properties.id,data:data226};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
}
if(data225.label !== undefined){
let data227 = data225.label;
if(typeof data227 === "string"){
if(func5(data227) < 1){
const err464 = {instancePath:instancePath+"/variations/options/" + i17+"/label",schemaPath:"#/properties/variations/properties/options/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.variations.properties.options.items.properties.label,data:data227};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
}
else {
const err465 = {instancePath:instancePath+"/variations/options/" + i17+"/label",schemaPath:"#/properties/variations/properties/options/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.variations.properties.options.items.properties.label.type,parentSchema:schema11.properties.variations.properties.options.items.properties.label,data:data227};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
}
}
else {
const err466 = {instancePath:instancePath+"/variations/options/" + i17,schemaPath:"#/properties/variations/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.variations.properties.options.items.type,parentSchema:schema11.properties.variations.properties.options.items,data:data225};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
}
}
else {
const err467 = {instancePath:instancePath+"/variations/options",schemaPath:"#/properties/variations/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.variations.properties.options.type,parentSchema:schema11.properties.variations.properties.options,data:data224};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
}
}
else {
const err468 = {instancePath:instancePath+"/variations",schemaPath:"#/properties/variations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.variations.type,parentSchema:schema11.properties.variations,data:data223};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
}
if(data.$schema !== undefined){
let data228 = data.$schema;
if(typeof data228 !== "string"){
const err469 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.$schema.type,parentSchema:schema11.properties.$schema,data:data228};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
}
}
else {
const err470 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
