"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"type":"object","required":["name","navigation"],"properties":{"name":{"type":"string","pattern":"\\S","patternErrorMessage":"a name that is not blank"},"navigation":{"type":"array","items":{"$ref":"#/definitions/group"}},"logo":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"type":"object","properties":{"light":{"type":"string"},"dark":{"type":"string"},"href":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)"}},"additionalProperties":false}}]},"favicon":{"type":"string"},"colors":{"type":"object","required":["primary"],"properties":{"primary":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"background":{"type":"object","allOf":[{"x-severity":"warning","required":["light","dark"]}],"properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false},"anchors":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/gradient"}}]},"ultraLight":{"type":"string"},"ultraDark":{"type":"string"}},"additionalProperties":false},"topbarLinks":{"type":"array","items":{"type":["object"],"allOf":[{"if":{"type":"object"},"then":{"properties":{"type":{"enum":["link","github"]}}}},{"if":{"type":"object","properties":{"type":{"const":"link"}}},"then":{"type":"object","required":["name","url"],"properties":{"type":{},"name":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)","minLength":1},"style":{"type":"string","enum":["pill","roundedRectangle"]},"arrow":{"type":"boolean"}},"additionalProperties":false}},{"if":{"type":"object","properties":{"type":{"const":"github"}},"required":["type"]},"then":{"type":"object","required":["type","url"],"properties":{"type":{},"url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"the address of a repository, such as `https://github.com/acme/acme`"},"name":{"type":"string"}},"additionalProperties":false}}]}},"topbarCtaButton":{"type":["object"],"allOf":[{"if":{"type":"object"},"then":{"properties":{"type":{"enum":["link","github"]}}}},{"if":{"type":"object","properties":{"type":{"const":"link"}}},"then":{"type":"object","required":["name","url"],"properties":{"type":{},"name":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)","minLength":1},"style":{"type":"string","enum":["pill","roundedRectangle"]},"arrow":{"type":"boolean"}},"additionalProperties":false}},{"if":{"type":"object","properties":{"type":{"const":"github"}},"required":["type"]},"then":{"type":"object","required":["type","url"],"properties":{"type":{},"url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"the address of a repository, such as `https://github.com/acme/acme`"},"name":{"type":"string"}},"additionalProperties":false}}]},"tabs":{"type":"array","items":{"type":"object","required":["name","url"],"properties":{"name":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)","minLength":1},"version":{"type":"string"},"isDefaultHidden":{"type":"boolean"},"openapi":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/openapiSource"}},{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/definitions/openapiSource"}}}]}},"additionalProperties":false}},"anchors":{"type":"array","items":{"type":"object","required":["name","url"],"properties":{"name":{"type":"string","minLength":1},"icon":{"$ref":"#/definitions/icon"},"url":{"type":"string","minLength":1,"pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)"},"color":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/gradient"}}]},"version":{"type":"string"},"isDefaultHidden":{"type":"boolean"},"iconType":{"$ref":"#/definitions/iconType"},"openapi":{"$ref":"#/definitions/openapiSource"}},"additionalProperties":false}},"topAnchor":{"type":"object","properties":{"name":{"type":"string"},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"}},"additionalProperties":false},"versions":{"type":"array","items":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","minLength":1}},{"if":{"type":"object"},"then":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)"},"default":{"type":"boolean","enum":[true]},"locale":{"type":"string","enum":["en","cn","zh","zh-Hans","zh-Hant","zh-CN","zh-TW","es","fr","fr-CA","fr-ca","ja","jp","ja-jp","ja-JP","pt","pt-BR","de","ko","it","ru","ro","cs","id","ar","tr","hi","sv","no","da","lv","nl","uk","vi","pl","uz","he","ca","fi","hu"]}},"additionalProperties":false}}]}},"openapi":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/openapiSource"}},{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/definitions/openapiSource"}}}]},"api":{"type":"object","properties":{"baseUrl":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/definitions/apiBaseUrl"}},{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/definitions/apiBaseUrl"}}}]},"auth":{"type":"object","properties":{"method":{"type":"string","enum":["bearer","basic","key","cobo"]},"name":{"type":"string"},"inputPrefix":{"type":"string"}},"additionalProperties":false},"playground":{"type":"object","properties":{"mode":{"type":"string","enum":["show","simple","hide"]},"disableProxy":{"type":"boolean"}},"additionalProperties":false},"maintainOrder":{"type":"boolean"},"request":{"type":"object","properties":{"example":{"type":"object","properties":{"languages":{"type":"array","items":{"type":"string"}},"showOptionalParams":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false},"paramFields":{"type":"object","properties":{"expanded":{"type":"string","enum":["all","topLevel","topLevelOneOfs","none"]},"post":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false},"footerSocials":{"type":["object","array"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/definitions/socials"}},{"if":{"type":"array"},"then":{"$ref":"#/definitions/socialList"}}]},"feedback":{"type":"object","properties":{"suggestEdit":{"type":"boolean"},"raiseIssue":{"type":"boolean"},"thumbsRating":{"type":"boolean"}},"additionalProperties":false},"modeToggle":{"type":"object","properties":{"default":{"type":"string","enum":["light","dark"]},"isHidden":{"type":"boolean"}},"additionalProperties":false},"backgroundImage":{"type":"string"},"footer":{"type":"object","properties":{"socials":{"type":["object","array"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/definitions/socials"}},{"if":{"type":"array"},"then":{"$ref":"#/definitions/socialList"}}]},"links":{"type":"array","items":{"type":"object","required":["links"],"properties":{"title":{"type":"string"},"links":{"type":"array","items":{"type":"object","required":["label","url"],"properties":{"label":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)(?:[A-Za-z][A-Za-z0-9+.-]*:|/)","patternErrorMessage":"a full URL that is safe to open (`https://…`), or a path that begins with `/`"}},"additionalProperties":false},"minItems":1}},"additionalProperties":false},"minItems":1,"maxItems":4}},"additionalProperties":false},"redirects":{"type":"array","items":{"type":"object","required":["source","destination"],"properties":{"source":{"type":"string","minLength":1},"destination":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)","minLength":1},"permanent":{"type":"boolean"}},"additionalProperties":false}},"search":{"type":"object","properties":{"prompt":{"type":"string"},"location":{"type":"string","enum":["side","top"]}},"additionalProperties":false},"seo":{"type":"object","properties":{"indexHiddenPages":{"type":"boolean"}},"additionalProperties":false},"metadata":{"type":"object","properties":{"og:site_name":{"type":"string"},"og:title":{"type":"string"},"og:description":{"type":"string"},"og:image":{"type":"string"},"twitter:card":{"type":"string"},"twitter:site":{"type":"string"},"twitter:image":{"type":"string"},"robots":{"type":"string"},"google-site-verification":{"type":"string"}},"additionalProperties":{"type":"string","minLength":1}},"analytics":{"type":"object","properties":{"ga4":{"type":"object","required":["measurementId"],"properties":{"measurementId":{"type":"string","pattern":"^G","patternErrorMessage":"a measurement id that begins with `G`, such as `G-XXXXXXXXXX`"}},"additionalProperties":false},"gtm":{"type":"object","required":["tagId"],"properties":{"tagId":{"type":"string","pattern":"^G","patternErrorMessage":"a container id that begins with `G`, such as `GTM-XXXXXXX`"}},"additionalProperties":false},"posthog":{"type":"object","required":["apiKey"],"properties":{"apiKey":{"type":"string","pattern":"^phc_","patternErrorMessage":"a project key that begins with `phc_`"},"apiHost":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"},"sessionRecording":{"type":"boolean"}},"additionalProperties":false},"plausible":{"type":"object","required":["domain"],"properties":{"domain":{"type":"string","pattern":"^(?![Hh][Tt][Tt][Pp][Ss]?://)","patternErrorMessage":"a domain without `https://`, such as `docs.acme.example`","minLength":1},"server":{"type":"string","pattern":"^(?![Hh][Tt][Tt][Pp][Ss]?://)","patternErrorMessage":"a host without `https://`, such as `stats.acme.example`"}},"additionalProperties":false},"segment":{"type":"object","required":["key"],"properties":{"key":{"type":"string","minLength":1},"cdnUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$","patternErrorMessage":"an `https://` URL without a query or a hash"}},"additionalProperties":false},"mixpanel":{"type":"object","required":["projectToken"],"properties":{"projectToken":{"type":"string","minLength":1},"region":{"type":"string","enum":["us","eu","in"]}},"additionalProperties":false},"amplitude":{"type":"object","required":["apiKey"],"properties":{"apiKey":{"type":"string","minLength":1}},"additionalProperties":false},"fathom":{"type":"object","required":["siteId"],"properties":{"siteId":{"type":"string","minLength":1}},"additionalProperties":false},"heap":{"type":"object","required":["appId"],"properties":{"appId":{"type":"string","minLength":1}},"additionalProperties":false},"hotjar":{"type":"object","required":["hjid","hjsv"],"properties":{"hjid":{"type":"string","minLength":1},"hjsv":{"type":"string","minLength":1}},"additionalProperties":false},"clarity":{"type":"object","required":["projectId"],"properties":{"projectId":{"type":"string","minLength":1}},"additionalProperties":false},"logrocket":{"type":"object","required":["appId"],"properties":{"appId":{"type":"string","minLength":1}},"additionalProperties":false},"pirsch":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1}},"additionalProperties":false},"koala":{"type":"object","required":["publicApiKey"],"properties":{"publicApiKey":{"type":"string","minLength":2}},"additionalProperties":false},"clearbit":{"type":"object","required":["publicApiKey"],"properties":{"publicApiKey":{"type":"string","minLength":1}},"additionalProperties":false},"hightouch":{"type":"object","required":["writeKey"],"properties":{"writeKey":{"type":"string","minLength":1},"apiHost":{"type":"string"}},"additionalProperties":false},"adobe":{"type":"object","required":["launchUrl"],"properties":{"launchUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"a full URL such as `https://acme.example`"}},"additionalProperties":false}},"additionalProperties":false},"integrations":{"type":"object","properties":{"intercom":{"type":"string","minLength":6},"frontchat":{"type":"string","minLength":6}},"additionalProperties":false},"theme":{"type":"string","enum":["venus","quill","prism"]},"layout":{"type":"string","enum":["topnav","sidenav","solidSidenav"]},"primaryTab":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1},"isDefaultHidden":{"type":"boolean"}},"additionalProperties":false},"background":{"type":"object","properties":{"style":{"type":"string","enum":["gradient","grid","windows"]}},"additionalProperties":false},"font":{"type":"object","properties":{"family":{"type":"string"},"weight":{"type":"number"},"url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"the full URL of a font file, such as `https://acme.example/fonts/acme.woff2`"},"format":{"type":"string","enum":["woff2","woff"]},"headings":{"$ref":"#/definitions/fontDetails"},"body":{"$ref":"#/definitions/fontDetails"}},"additionalProperties":false,"dependencies":{"weight":["family"],"url":["family","format"],"format":["family"]}},"rounded":{"type":"string","enum":["default","sharp"]},"sidebar":{"type":"object","properties":{"items":{"type":"string","enum":["container","card","border","undecorated"]}},"additionalProperties":false},"topbar":{"type":"object","properties":{"style":{"type":"string","enum":["default","gradient"]}},"additionalProperties":false},"eyebrow":{"type":"object","properties":{"display":{"type":"string","enum":["section","breadcrumbs"]}},"additionalProperties":false},"codeBlock":{"type":"object","properties":{"mode":{"type":"string","enum":["auto","dark"]}},"additionalProperties":false},"isWhiteLabeled":{"type":"boolean"},"$schema":{"type":"string"},"mintlify":{"type":"string"}},"additionalProperties":false,"definitions":{"group":{"type":"object","required":["group","pages"],"properties":{"group":{"type":"string"},"pages":{"type":"array","items":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/group"}}]}},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"version":{"type":"string"},"public":{"type":"boolean"}},"additionalProperties":false},"icon":{"type":"string"},"iconType":{"type":"string","enum":["brands","duotone","light","sharp-solid","solid","thin","regular","sharp-duotone-solid","sharp-light","sharp-regular","sharp-thin"]},"gradient":{"type":"object","required":["from","to"],"properties":{"from":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"to":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"via":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false},"linkButton":{"type":"object","required":["name","url"],"properties":{"type":{"type":"string","const":"link"},"name":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)","patternErrorMessage":"a link that is safe to open (`https://…`, `mailto:…` or a path)","minLength":1},"style":{"type":"string","enum":["pill","roundedRectangle"]},"arrow":{"type":"boolean"}},"additionalProperties":false},"githubButton":{"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"github","minLength":1},"url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"the address of a repository, such as `https://github.com/acme/acme`"},"name":{"type":"string"}},"additionalProperties":false},"openapiSource":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:","patternErrorMessage":"an `http://` or `https://` URL, or a path that begins with `/`","allOf":[{"x-severity":"warning","pattern":"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"an absolute URL, or a path that begins with `/`"}]},"apiBaseUrl":{"type":"string","pattern":"^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)","patternErrorMessage":"a full URL such as `https://api.acme.example`"},"socials":{"type":"object","properties":{"website":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"facebook":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"x":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"discord":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"slack":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"github":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"linkedin":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"instagram":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"hacker-news":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"youtube":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"medium":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"telegram":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"twitter":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"x-twitter":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"earth-americas":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"bluesky":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"threads":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"reddit":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"podcast":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"}},"additionalProperties":false},"socialList":{"type":"array","items":{"type":"object","required":["type","url"],"properties":{"type":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"}},"additionalProperties":false}},"fontDetails":{"type":"object","required":["family"],"properties":{"family":{"type":"string","minLength":1},"weight":{"type":"number"},"url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"the full URL of a font file, such as `https://acme.example/fonts/acme.woff2`"},"format":{"type":"string","enum":["woff2","woff"]}},"additionalProperties":false,"dependencies":{"url":["format"]}}}};
const schema15 = {"type":"object","required":["from","to"],"properties":{"from":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"to":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"},"via":{"type":"string","pattern":"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$","patternErrorMessage":"a hex colour such as `#0D9373`"}},"additionalProperties":false};
const schema16 = {"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:","patternErrorMessage":"an `http://` or `https://` URL, or a path that begins with `/`","allOf":[{"x-severity":"warning","pattern":"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)","patternErrorMessage":"an absolute URL, or a path that begins with `/`"}]};
const schema13 = {"type":"string"};
const schema14 = {"type":"string","enum":["brands","duotone","light","sharp-solid","solid","thin","regular","sharp-duotone-solid","sharp-light","sharp-regular","sharp-thin"]};
const schema26 = {"type":"string","pattern":"^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)","patternErrorMessage":"a full URL such as `https://api.acme.example`"};
const schema28 = {"type":"object","properties":{"website":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"facebook":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"x":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"discord":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"slack":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"github":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"linkedin":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"instagram":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"hacker-news":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"youtube":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"medium":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"telegram":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"twitter":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"x-twitter":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"earth-americas":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"bluesky":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"threads":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"reddit":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"},"podcast":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"}},"additionalProperties":false};
const schema29 = {"type":"array","items":{"type":"object","required":["type","url"],"properties":{"type":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)","patternErrorMessage":"a full URL (`https://…`) or a `mailto:` address"}},"additionalProperties":false}};
const schema32 = {"type":"object","required":["family"],"properties":{"family":{"type":"string","minLength":1},"weight":{"type":"number"},"url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternErrorMessage":"the full URL of a font file, such as `https://acme.example/fonts/acme.woff2`"},"format":{"type":"string","enum":["woff2","woff"]}},"additionalProperties":false,"dependencies":{"url":["format"]}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)", "u");
const pattern2 = new RegExp("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", "u");
const pattern12 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");
const pattern16 = new RegExp("^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)", "u");
const pattern17 = new RegExp("^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:", "u");
const pattern32 = new RegExp("^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)", "u");
const pattern34 = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)", "u");
const pattern74 = new RegExp("^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)(?:[A-Za-z][A-Za-z0-9+.-]*:|/)", "u");
const pattern76 = new RegExp("^G", "u");
const pattern78 = new RegExp("^phc_", "u");
const pattern80 = new RegExp("^(?![Hh][Tt][Tt][Pp][Ss]?://)", "u");
const pattern82 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$", "u");
const schema12 = {"type":"object","required":["group","pages"],"properties":{"group":{"type":"string"},"pages":{"type":"array","items":{"type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"$ref":"#/definitions/group"}}]}},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"version":{"type":"string"},"public":{"type":"boolean"}},"additionalProperties":false};
const wrapper0 = {validate: validate11};

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
if(data.pages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "group") || (key0 === "pages")) || (key0 === "icon")) || (key0 === "iconType")) || (key0 === "version")) || (key0 === "public"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 !== "string"){
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
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){
const err4 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: schema12.properties.pages.items.type},message:"must be string,object",schema:schema12.properties.pages.items.type,parentSchema:schema12.properties.pages.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(typeof data2 !== "string"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.pages.items.allOf[0].then.type,parentSchema:schema12.properties.pages.items.allOf[0].then,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid4 = _valid0;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema12.properties.pages.items.allOf[0].if,parentSchema:schema12.properties.pages.items.allOf[0],data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(!(wrapper0.validate(data2, {instancePath:instancePath+"/pages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = _valid1;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema12.properties.pages.items.allOf[1].if,parentSchema:schema12.properties.pages.items.allOf[1],data:data2};
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
const err10 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema12.properties.pages.type,parentSchema:schema12.properties.pages,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/icon",schemaPath:"#/definitions/icon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.type,parentSchema:schema13,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.iconType !== undefined){
let data4 = data.iconType;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/iconType",schemaPath:"#/definitions/iconType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.type,parentSchema:schema14,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((data4 === "brands") || (data4 === "duotone")) || (data4 === "light")) || (data4 === "sharp-solid")) || (data4 === "solid")) || (data4 === "thin")) || (data4 === "regular")) || (data4 === "sharp-duotone-solid")) || (data4 === "sharp-light")) || (data4 === "sharp-regular")) || (data4 === "sharp-thin"))){
const err13 = {instancePath:instancePath+"/iconType",schemaPath:"#/definitions/iconType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values",schema:schema14.enum,parentSchema:schema14,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.version !== undefined){
let data5 = data.version;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.version.type,parentSchema:schema12.properties.version,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.public !== undefined){
let data6 = data.public;
if(typeof data6 !== "boolean"){
const err15 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema12.properties.public.type,parentSchema:schema12.properties.public,data:data6};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.navigation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigation"},message:"must have required property '"+"navigation"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.navigation !== undefined){
let data1 = data.navigation;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data1[i0], {instancePath:instancePath+"/navigation/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.navigation.type,parentSchema:schema11.properties.navigation,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.logo !== undefined){
let data3 = data.logo;
if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err6 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: schema11.properties.logo.type},message:"must be string,object",schema:schema11.properties.logo.type,parentSchema:schema11.properties.logo,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs13 = errors;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.allOf[0].then.type,parentSchema:schema11.properties.logo.allOf[0].then,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = _valid0;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.logo.allOf[0].if,parentSchema:schema11.properties.logo.allOf[0],data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs16 = errors;
let valid5 = true;
const _errs17 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs19 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(((key1 === "light") || (key1 === "dark")) || (key1 === "href"))){
const err11 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.logo.allOf[1].then,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.light !== undefined){
let data4 = data3.light;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/logo/light",schemaPath:"#/properties/logo/allOf/1/then/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.allOf[1].then.properties.light.type,parentSchema:schema11.properties.logo.allOf[1].then.properties.light,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.dark !== undefined){
let data5 = data3.dark;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/logo/dark",schemaPath:"#/properties/logo/allOf/1/then/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.allOf[1].then.properties.dark.type,parentSchema:schema11.properties.logo.allOf[1].then.properties.dark,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.href !== undefined){
let data6 = data3.href;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err14 = {instancePath:instancePath+"/logo/href",schemaPath:"#/properties/logo/allOf/1/then/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.logo.allOf[1].then.properties.href,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/logo/href",schemaPath:"#/properties/logo/allOf/1/then/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.allOf[1].then.properties.href.type,parentSchema:schema11.properties.logo.allOf[1].then.properties.href,data:data6};
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
const err16 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.logo.allOf[1].then.type,parentSchema:schema11.properties.logo.allOf[1].then,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = _valid1;
}
if(!valid5){
const err17 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.logo.allOf[1].if,parentSchema:schema11.properties.logo.allOf[1],data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.favicon !== undefined){
let data7 = data.favicon;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.favicon.type,parentSchema:schema11.properties.favicon,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.colors !== undefined){
let data8 = data.colors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.primary === undefined){
const err19 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'",schema:schema11.properties.colors.required,parentSchema:schema11.properties.colors,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data8){
if(!(((((((key2 === "primary") || (key2 === "light")) || (key2 === "dark")) || (key2 === "background")) || (key2 === "anchors")) || (key2 === "ultraLight")) || (key2 === "ultraDark"))){
const err20 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.colors,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.primary !== undefined){
let data9 = data8.primary;
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
const err21 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.primary,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.primary.type,parentSchema:schema11.properties.colors.properties.primary,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.light !== undefined){
let data10 = data8.light;
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
const err23 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.light,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.light.type,parentSchema:schema11.properties.colors.properties.light,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.dark !== undefined){
let data11 = data8.dark;
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
const err25 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.dark,data:data11};
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
const err26 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.dark.type,parentSchema:schema11.properties.colors.properties.dark,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.background !== undefined){
let data12 = data8.background;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.light === undefined){
const err27 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/allOf/0/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'",schema:schema11.properties.colors.properties.background.allOf[0].required,parentSchema:schema11.properties.colors.properties.background.allOf[0],data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.dark === undefined){
const err28 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/allOf/0/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'",schema:schema11.properties.colors.properties.background.allOf[0].required,parentSchema:schema11.properties.colors.properties.background.allOf[0],data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
if(!((key3 === "light") || (key3 === "dark"))){
const err29 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.colors.properties.background,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.light !== undefined){
let data13 = data12.light;
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
const err30 = {instancePath:instancePath+"/colors/background/light",schemaPath:"#/properties/colors/properties/background/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.background.properties.light,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/colors/background/light",schemaPath:"#/properties/colors/properties/background/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.background.properties.light.type,parentSchema:schema11.properties.colors.properties.background.properties.light,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.dark !== undefined){
let data14 = data12.dark;
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
const err32 = {instancePath:instancePath+"/colors/background/dark",schemaPath:"#/properties/colors/properties/background/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.background.properties.dark,data:data14};
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
const err33 = {instancePath:instancePath+"/colors/background/dark",schemaPath:"#/properties/colors/properties/background/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.background.properties.dark.type,parentSchema:schema11.properties.colors.properties.background.properties.dark,data:data14};
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
const err34 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.colors.properties.background.type,parentSchema:schema11.properties.colors.properties.background,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.anchors !== undefined){
let data15 = data8.anchors;
if((typeof data15 !== "string") && (!(data15 && typeof data15 == "object" && !Array.isArray(data15)))){
const err35 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/properties/colors/properties/anchors/type",keyword:"type",params:{type: schema11.properties.colors.properties.anchors.type},message:"must be string,object",schema:schema11.properties.colors.properties.anchors.type,parentSchema:schema11.properties.colors.properties.anchors,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs50 = errors;
let valid11 = true;
const _errs51 = errors;
if(typeof data15 !== "string"){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid2 = _errs51 === errors;
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs53 = errors;
if(typeof data15 === "string"){
if(!pattern2.test(data15)){
const err37 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/properties/colors/properties/anchors/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.colors.properties.anchors.allOf[0].then,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/properties/colors/properties/anchors/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.anchors.allOf[0].then.type,parentSchema:schema11.properties.colors.properties.anchors.allOf[0].then,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid2 = _errs53 === errors;
valid11 = _valid2;
}
if(!valid11){
const err39 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/properties/colors/properties/anchors/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.colors.properties.anchors.allOf[0].if,parentSchema:schema11.properties.colors.properties.anchors.allOf[0],data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs56 = errors;
let valid12 = true;
const _errs57 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid3 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs59 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.from === undefined){
const err41 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/definitions/gradient/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema15.required,parentSchema:schema15,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.to === undefined){
const err42 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/definitions/gradient/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema15.required,parentSchema:schema15,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key4 in data15){
if(!(((key4 === "from") || (key4 === "to")) || (key4 === "via"))){
const err43 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/definitions/gradient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.from !== undefined){
let data16 = data15.from;
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
const err44 = {instancePath:instancePath+"/colors/anchors/from",schemaPath:"#/definitions/gradient/properties/from/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema15.properties.from,data:data16};
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
const err45 = {instancePath:instancePath+"/colors/anchors/from",schemaPath:"#/definitions/gradient/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.from.type,parentSchema:schema15.properties.from,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data15.to !== undefined){
let data17 = data15.to;
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
const err46 = {instancePath:instancePath+"/colors/anchors/to",schemaPath:"#/definitions/gradient/properties/to/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema15.properties.to,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/colors/anchors/to",schemaPath:"#/definitions/gradient/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.to.type,parentSchema:schema15.properties.to,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data15.via !== undefined){
let data18 = data15.via;
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err48 = {instancePath:instancePath+"/colors/anchors/via",schemaPath:"#/definitions/gradient/properties/via/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema15.properties.via,data:data18};
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
const err49 = {instancePath:instancePath+"/colors/anchors/via",schemaPath:"#/definitions/gradient/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.via.type,parentSchema:schema15.properties.via,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/definitions/gradient/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data:data15};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid3 = _errs59 === errors;
valid12 = _valid3;
}
if(!valid12){
const err51 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/properties/colors/properties/anchors/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.colors.properties.anchors.allOf[1].if,parentSchema:schema11.properties.colors.properties.anchors.allOf[1],data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data8.ultraLight !== undefined){
let data19 = data8.ultraLight;
if(typeof data19 !== "string"){
const err52 = {instancePath:instancePath+"/colors/ultraLight",schemaPath:"#/properties/colors/properties/ultraLight/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.ultraLight.type,parentSchema:schema11.properties.colors.properties.ultraLight,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data8.ultraDark !== undefined){
let data20 = data8.ultraDark;
if(typeof data20 !== "string"){
const err53 = {instancePath:instancePath+"/colors/ultraDark",schemaPath:"#/properties/colors/properties/ultraDark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.ultraDark.type,parentSchema:schema11.properties.colors.properties.ultraDark,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.colors.type,parentSchema:schema11.properties.colors,data:data8};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.topbarLinks !== undefined){
let data21 = data.topbarLinks;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err55 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/type",keyword:"type",params:{type: schema11.properties.topbarLinks.items.type},message:"must be object",schema:schema11.properties.topbarLinks.items.type,parentSchema:schema11.properties.topbarLinks.items,data:data22};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs78 = errors;
let valid18 = true;
const _errs79 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid4 = _errs79 === errors;
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs81 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.type !== undefined){
let data23 = data22.type;
if(!((data23 === "link") || (data23 === "github"))){
const err57 = {instancePath:instancePath+"/topbarLinks/" + i1+"/type",schemaPath:"#/properties/topbarLinks/items/allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.topbarLinks.items.allOf[0].then.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.topbarLinks.items.allOf[0].then.properties.type.enum,parentSchema:schema11.properties.topbarLinks.items.allOf[0].then.properties.type,data:data23};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
var _valid4 = _errs81 === errors;
valid18 = _valid4;
}
if(!valid18){
const err58 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.topbarLinks.items.allOf[0].if,parentSchema:schema11.properties.topbarLinks.items.allOf[0],data:data22};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs84 = errors;
let valid20 = true;
const _errs85 = errors;
if(errors === _errs85){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.type !== undefined){
if("link" !== data22.type){
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var _valid5 = _errs85 === errors;
errors = _errs84;
if(vErrors !== null){
if(_errs84){
vErrors.length = _errs84;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs88 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.name === undefined){
const err61 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.topbarLinks.items.allOf[1].then.required,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data22.url === undefined){
const err62 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema11.properties.topbarLinks.items.allOf[1].then.required,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then,data:data22};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key5 in data22){
if(!(((((key5 === "type") || (key5 === "name")) || (key5 === "url")) || (key5 === "style")) || (key5 === "arrow"))){
const err63 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then,data:data22};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data22.name !== undefined){
let data25 = data22.name;
if(typeof data25 === "string"){
if(func3(data25) < 1){
const err64 = {instancePath:instancePath+"/topbarLinks/" + i1+"/name",schemaPath:"#/properties/topbarLinks/items/allOf/1/then/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then.properties.name,data:data25};
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
const err65 = {instancePath:instancePath+"/topbarLinks/" + i1+"/name",schemaPath:"#/properties/topbarLinks/items/allOf/1/then/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarLinks.items.allOf[1].then.properties.name.type,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then.properties.name,data:data25};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.url !== undefined){
let data26 = data22.url;
if(typeof data26 === "string"){
if(func3(data26) < 1){
const err66 = {instancePath:instancePath+"/topbarLinks/" + i1+"/url",schemaPath:"#/properties/topbarLinks/items/allOf/1/then/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then.properties.url,data:data26};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern1.test(data26)){
const err67 = {instancePath:instancePath+"/topbarLinks/" + i1+"/url",schemaPath:"#/properties/topbarLinks/items/allOf/1/then/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.topbarLinks.items.allOf[1].then.properties.url,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/topbarLinks/" + i1+"/url",schemaPath:"#/properties/topbarLinks/items/allOf/1/then/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarLinks.items.allOf[1].then.properties.url.type,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then.properties.url,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data22.style !== undefined){
let data27 = data22.style;
if(typeof data27 !== "string"){
const err69 = {instancePath:instancePath+"/topbarLinks/" + i1+"/style",schemaPath:"#/properties/topbarLinks/items/allOf/1/then/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarLinks.items.allOf[1].then.properties.style.type,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then.properties.style,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!((data27 === "pill") || (data27 === "roundedRectangle"))){
const err70 = {instancePath:instancePath+"/topbarLinks/" + i1+"/style",schemaPath:"#/properties/topbarLinks/items/allOf/1/then/properties/style/enum",keyword:"enum",params:{allowedValues: schema11.properties.topbarLinks.items.allOf[1].then.properties.style.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.topbarLinks.items.allOf[1].then.properties.style.enum,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then.properties.style,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data22.arrow !== undefined){
let data28 = data22.arrow;
if(typeof data28 !== "boolean"){
const err71 = {instancePath:instancePath+"/topbarLinks/" + i1+"/arrow",schemaPath:"#/properties/topbarLinks/items/allOf/1/then/properties/arrow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.topbarLinks.items.allOf[1].then.properties.arrow.type,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then.properties.arrow,data:data28};
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
const err72 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.topbarLinks.items.allOf[1].then.type,parentSchema:schema11.properties.topbarLinks.items.allOf[1].then,data:data22};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid5 = _errs88 === errors;
valid20 = _valid5;
}
if(!valid20){
const err73 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.topbarLinks.items.allOf[1].if,parentSchema:schema11.properties.topbarLinks.items.allOf[1],data:data22};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const _errs100 = errors;
let valid23 = true;
const _errs101 = errors;
if(errors === _errs101){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing0;
if((data22.type === undefined) && (missing0 = "type")){
const err74 = {};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
else {
if(data22.type !== undefined){
if("github" !== data22.type){
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
}
else {
const err76 = {};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var _valid6 = _errs101 === errors;
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs104 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.type === undefined){
const err77 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/2/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema11.properties.topbarLinks.items.allOf[2].then.required,parentSchema:schema11.properties.topbarLinks.items.allOf[2].then,data:data22};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data22.url === undefined){
const err78 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/2/then/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema11.properties.topbarLinks.items.allOf[2].then.required,parentSchema:schema11.properties.topbarLinks.items.allOf[2].then,data:data22};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key6 in data22){
if(!(((key6 === "type") || (key6 === "url")) || (key6 === "name"))){
const err79 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/2/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.topbarLinks.items.allOf[2].then,data:data22};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data22.url !== undefined){
let data30 = data22.url;
if(typeof data30 === "string"){
if(!pattern12.test(data30)){
const err80 = {instancePath:instancePath+"/topbarLinks/" + i1+"/url",schemaPath:"#/properties/topbarLinks/items/allOf/2/then/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.topbarLinks.items.allOf[2].then.properties.url,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/topbarLinks/" + i1+"/url",schemaPath:"#/properties/topbarLinks/items/allOf/2/then/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarLinks.items.allOf[2].then.properties.url.type,parentSchema:schema11.properties.topbarLinks.items.allOf[2].then.properties.url,data:data30};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data22.name !== undefined){
let data31 = data22.name;
if(typeof data31 !== "string"){
const err82 = {instancePath:instancePath+"/topbarLinks/" + i1+"/name",schemaPath:"#/properties/topbarLinks/items/allOf/2/then/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarLinks.items.allOf[2].then.properties.name.type,parentSchema:schema11.properties.topbarLinks.items.allOf[2].then.properties.name,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/2/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.topbarLinks.items.allOf[2].then.type,parentSchema:schema11.properties.topbarLinks.items.allOf[2].then,data:data22};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid6 = _errs104 === errors;
valid23 = _valid6;
}
if(!valid23){
const err84 = {instancePath:instancePath+"/topbarLinks/" + i1,schemaPath:"#/properties/topbarLinks/items/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.topbarLinks.items.allOf[2].if,parentSchema:schema11.properties.topbarLinks.items.allOf[2],data:data22};
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
const err85 = {instancePath:instancePath+"/topbarLinks",schemaPath:"#/properties/topbarLinks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.topbarLinks.type,parentSchema:schema11.properties.topbarLinks,data:data21};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.topbarCtaButton !== undefined){
let data32 = data.topbarCtaButton;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err86 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/type",keyword:"type",params:{type: schema11.properties.topbarCtaButton.type},message:"must be object",schema:schema11.properties.topbarCtaButton.type,parentSchema:schema11.properties.topbarCtaButton,data:data32};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const _errs114 = errors;
let valid27 = true;
const _errs115 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err87 = {};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var _valid7 = _errs115 === errors;
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs117 = errors;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.type !== undefined){
let data33 = data32.type;
if(!((data33 === "link") || (data33 === "github"))){
const err88 = {instancePath:instancePath+"/topbarCtaButton/type",schemaPath:"#/properties/topbarCtaButton/allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.topbarCtaButton.allOf[0].then.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.topbarCtaButton.allOf[0].then.properties.type.enum,parentSchema:schema11.properties.topbarCtaButton.allOf[0].then.properties.type,data:data33};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
var _valid7 = _errs117 === errors;
valid27 = _valid7;
}
if(!valid27){
const err89 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.topbarCtaButton.allOf[0].if,parentSchema:schema11.properties.topbarCtaButton.allOf[0],data:data32};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const _errs120 = errors;
let valid29 = true;
const _errs121 = errors;
if(errors === _errs121){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.type !== undefined){
if("link" !== data32.type){
const err90 = {};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
var _valid8 = _errs121 === errors;
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = _errs120;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs124 = errors;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.name === undefined){
const err92 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.topbarCtaButton.allOf[1].then.required,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then,data:data32};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data32.url === undefined){
const err93 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema11.properties.topbarCtaButton.allOf[1].then.required,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then,data:data32};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key7 in data32){
if(!(((((key7 === "type") || (key7 === "name")) || (key7 === "url")) || (key7 === "style")) || (key7 === "arrow"))){
const err94 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then,data:data32};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data32.name !== undefined){
let data35 = data32.name;
if(typeof data35 === "string"){
if(func3(data35) < 1){
const err95 = {instancePath:instancePath+"/topbarCtaButton/name",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then.properties.name,data:data35};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/topbarCtaButton/name",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarCtaButton.allOf[1].then.properties.name.type,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then.properties.name,data:data35};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data32.url !== undefined){
let data36 = data32.url;
if(typeof data36 === "string"){
if(func3(data36) < 1){
const err97 = {instancePath:instancePath+"/topbarCtaButton/url",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then.properties.url,data:data36};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(!pattern1.test(data36)){
const err98 = {instancePath:instancePath+"/topbarCtaButton/url",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.topbarCtaButton.allOf[1].then.properties.url,data:data36};
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
const err99 = {instancePath:instancePath+"/topbarCtaButton/url",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarCtaButton.allOf[1].then.properties.url.type,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then.properties.url,data:data36};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data32.style !== undefined){
let data37 = data32.style;
if(typeof data37 !== "string"){
const err100 = {instancePath:instancePath+"/topbarCtaButton/style",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarCtaButton.allOf[1].then.properties.style.type,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then.properties.style,data:data37};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!((data37 === "pill") || (data37 === "roundedRectangle"))){
const err101 = {instancePath:instancePath+"/topbarCtaButton/style",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/properties/style/enum",keyword:"enum",params:{allowedValues: schema11.properties.topbarCtaButton.allOf[1].then.properties.style.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.topbarCtaButton.allOf[1].then.properties.style.enum,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then.properties.style,data:data37};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data32.arrow !== undefined){
let data38 = data32.arrow;
if(typeof data38 !== "boolean"){
const err102 = {instancePath:instancePath+"/topbarCtaButton/arrow",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/properties/arrow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.topbarCtaButton.allOf[1].then.properties.arrow.type,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then.properties.arrow,data:data38};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.topbarCtaButton.allOf[1].then.type,parentSchema:schema11.properties.topbarCtaButton.allOf[1].then,data:data32};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
var _valid8 = _errs124 === errors;
valid29 = _valid8;
}
if(!valid29){
const err104 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.topbarCtaButton.allOf[1].if,parentSchema:schema11.properties.topbarCtaButton.allOf[1],data:data32};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const _errs136 = errors;
let valid32 = true;
const _errs137 = errors;
if(errors === _errs137){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing1;
if((data32.type === undefined) && (missing1 = "type")){
const err105 = {};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
if(data32.type !== undefined){
if("github" !== data32.type){
const err106 = {};
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
}
else {
const err107 = {};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
var _valid9 = _errs137 === errors;
errors = _errs136;
if(vErrors !== null){
if(_errs136){
vErrors.length = _errs136;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs140 = errors;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.type === undefined){
const err108 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/2/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema11.properties.topbarCtaButton.allOf[2].then.required,parentSchema:schema11.properties.topbarCtaButton.allOf[2].then,data:data32};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data32.url === undefined){
const err109 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/2/then/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema11.properties.topbarCtaButton.allOf[2].then.required,parentSchema:schema11.properties.topbarCtaButton.allOf[2].then,data:data32};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key8 in data32){
if(!(((key8 === "type") || (key8 === "url")) || (key8 === "name"))){
const err110 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/2/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.topbarCtaButton.allOf[2].then,data:data32};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data32.url !== undefined){
let data40 = data32.url;
if(typeof data40 === "string"){
if(!pattern12.test(data40)){
const err111 = {instancePath:instancePath+"/topbarCtaButton/url",schemaPath:"#/properties/topbarCtaButton/allOf/2/then/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.topbarCtaButton.allOf[2].then.properties.url,data:data40};
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
const err112 = {instancePath:instancePath+"/topbarCtaButton/url",schemaPath:"#/properties/topbarCtaButton/allOf/2/then/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarCtaButton.allOf[2].then.properties.url.type,parentSchema:schema11.properties.topbarCtaButton.allOf[2].then.properties.url,data:data40};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data32.name !== undefined){
let data41 = data32.name;
if(typeof data41 !== "string"){
const err113 = {instancePath:instancePath+"/topbarCtaButton/name",schemaPath:"#/properties/topbarCtaButton/allOf/2/then/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbarCtaButton.allOf[2].then.properties.name.type,parentSchema:schema11.properties.topbarCtaButton.allOf[2].then.properties.name,data:data41};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/2/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.topbarCtaButton.allOf[2].then.type,parentSchema:schema11.properties.topbarCtaButton.allOf[2].then,data:data32};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid9 = _errs140 === errors;
valid32 = _valid9;
}
if(!valid32){
const err115 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.topbarCtaButton.allOf[2].if,parentSchema:schema11.properties.topbarCtaButton.allOf[2],data:data32};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.tabs !== undefined){
let data42 = data.tabs;
if(Array.isArray(data42)){
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
let data43 = data42[i2];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.name === undefined){
const err116 = {instancePath:instancePath+"/tabs/" + i2,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.tabs.items.required,parentSchema:schema11.properties.tabs.items,data:data43};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data43.url === undefined){
const err117 = {instancePath:instancePath+"/tabs/" + i2,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema11.properties.tabs.items.required,parentSchema:schema11.properties.tabs.items,data:data43};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
for(const key9 in data43){
if(!(((((key9 === "name") || (key9 === "url")) || (key9 === "version")) || (key9 === "isDefaultHidden")) || (key9 === "openapi"))){
const err118 = {instancePath:instancePath+"/tabs/" + i2,schemaPath:"#/properties/tabs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.tabs.items,data:data43};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data43.name !== undefined){
let data44 = data43.name;
if(typeof data44 === "string"){
if(func3(data44) < 1){
const err119 = {instancePath:instancePath+"/tabs/" + i2+"/name",schemaPath:"#/properties/tabs/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.tabs.items.properties.name,data:data44};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/tabs/" + i2+"/name",schemaPath:"#/properties/tabs/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.tabs.items.properties.name.type,parentSchema:schema11.properties.tabs.items.properties.name,data:data44};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data43.url !== undefined){
let data45 = data43.url;
if(typeof data45 === "string"){
if(func3(data45) < 1){
const err121 = {instancePath:instancePath+"/tabs/" + i2+"/url",schemaPath:"#/properties/tabs/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.tabs.items.properties.url,data:data45};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!pattern1.test(data45)){
const err122 = {instancePath:instancePath+"/tabs/" + i2+"/url",schemaPath:"#/properties/tabs/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.tabs.items.properties.url,data:data45};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/tabs/" + i2+"/url",schemaPath:"#/properties/tabs/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.tabs.items.properties.url.type,parentSchema:schema11.properties.tabs.items.properties.url,data:data45};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data43.version !== undefined){
let data46 = data43.version;
if(typeof data46 !== "string"){
const err124 = {instancePath:instancePath+"/tabs/" + i2+"/version",schemaPath:"#/properties/tabs/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.tabs.items.properties.version.type,parentSchema:schema11.properties.tabs.items.properties.version,data:data46};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data43.isDefaultHidden !== undefined){
let data47 = data43.isDefaultHidden;
if(typeof data47 !== "boolean"){
const err125 = {instancePath:instancePath+"/tabs/" + i2+"/isDefaultHidden",schemaPath:"#/properties/tabs/items/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.tabs.items.properties.isDefaultHidden.type,parentSchema:schema11.properties.tabs.items.properties.isDefaultHidden,data:data47};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data43.openapi !== undefined){
let data48 = data43.openapi;
if((typeof data48 !== "string") && (!(Array.isArray(data48)))){
const err126 = {instancePath:instancePath+"/tabs/" + i2+"/openapi",schemaPath:"#/properties/tabs/items/properties/openapi/type",keyword:"type",params:{type: schema11.properties.tabs.items.properties.openapi.type},message:"must be string,array",schema:schema11.properties.tabs.items.properties.openapi.type,parentSchema:schema11.properties.tabs.items.properties.openapi,data:data48};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
const _errs163 = errors;
let valid39 = true;
const _errs164 = errors;
if(typeof data48 !== "string"){
const err127 = {};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
var _valid10 = _errs164 === errors;
errors = _errs163;
if(vErrors !== null){
if(_errs163){
vErrors.length = _errs163;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs166 = errors;
if(typeof data48 === "string"){
if(!pattern16.test(data48)){
const err128 = {instancePath:instancePath+"/tabs/" + i2+"/openapi",schemaPath:"#/definitions/openapiSource/allOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema16.allOf[0],data:data48};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(typeof data48 === "string"){
if(!pattern17.test(data48)){
const err129 = {instancePath:instancePath+"/tabs/" + i2+"/openapi",schemaPath:"#/definitions/openapiSource/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:",parentSchema:schema16,data:data48};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/tabs/" + i2+"/openapi",schemaPath:"#/definitions/openapiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data48};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
var _valid10 = _errs166 === errors;
valid39 = _valid10;
}
if(!valid39){
const err131 = {instancePath:instancePath+"/tabs/" + i2+"/openapi",schemaPath:"#/properties/tabs/items/properties/openapi/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.tabs.items.properties.openapi.allOf[0].if,parentSchema:schema11.properties.tabs.items.properties.openapi.allOf[0],data:data48};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
const _errs171 = errors;
let valid42 = true;
const _errs172 = errors;
if(!(Array.isArray(data48))){
const err132 = {};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
var _valid11 = _errs172 === errors;
errors = _errs171;
if(vErrors !== null){
if(_errs171){
vErrors.length = _errs171;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs174 = errors;
if(Array.isArray(data48)){
const len3 = data48.length;
for(let i3=0; i3<len3; i3++){
let data49 = data48[i3];
if(typeof data49 === "string"){
if(!pattern16.test(data49)){
const err133 = {instancePath:instancePath+"/tabs/" + i2+"/openapi/" + i3,schemaPath:"#/definitions/openapiSource/allOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema16.allOf[0],data:data49};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(typeof data49 === "string"){
if(!pattern17.test(data49)){
const err134 = {instancePath:instancePath+"/tabs/" + i2+"/openapi/" + i3,schemaPath:"#/definitions/openapiSource/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:",parentSchema:schema16,data:data49};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/tabs/" + i2+"/openapi/" + i3,schemaPath:"#/definitions/openapiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data49};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/tabs/" + i2+"/openapi",schemaPath:"#/properties/tabs/items/properties/openapi/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.tabs.items.properties.openapi.allOf[1].then.type,parentSchema:schema11.properties.tabs.items.properties.openapi.allOf[1].then,data:data48};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
var _valid11 = _errs174 === errors;
valid42 = _valid11;
}
if(!valid42){
const err137 = {instancePath:instancePath+"/tabs/" + i2+"/openapi",schemaPath:"#/properties/tabs/items/properties/openapi/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.tabs.items.properties.openapi.allOf[1].if,parentSchema:schema11.properties.tabs.items.properties.openapi.allOf[1],data:data48};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/tabs/" + i2,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.tabs.items.type,parentSchema:schema11.properties.tabs.items,data:data43};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.tabs.type,parentSchema:schema11.properties.tabs,data:data42};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data.anchors !== undefined){
let data50 = data.anchors;
if(Array.isArray(data50)){
const len4 = data50.length;
for(let i4=0; i4<len4; i4++){
let data51 = data50[i4];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.name === undefined){
const err140 = {instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.anchors.items.required,parentSchema:schema11.properties.anchors.items,data:data51};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data51.url === undefined){
const err141 = {instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema11.properties.anchors.items.required,parentSchema:schema11.properties.anchors.items,data:data51};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
for(const key10 in data51){
if(!((((((((key10 === "name") || (key10 === "icon")) || (key10 === "url")) || (key10 === "color")) || (key10 === "version")) || (key10 === "isDefaultHidden")) || (key10 === "iconType")) || (key10 === "openapi"))){
const err142 = {instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.anchors.items,data:data51};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data51.name !== undefined){
let data52 = data51.name;
if(typeof data52 === "string"){
if(func3(data52) < 1){
const err143 = {instancePath:instancePath+"/anchors/" + i4+"/name",schemaPath:"#/properties/anchors/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.anchors.items.properties.name,data:data52};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/anchors/" + i4+"/name",schemaPath:"#/properties/anchors/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.anchors.items.properties.name.type,parentSchema:schema11.properties.anchors.items.properties.name,data:data52};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data51.icon !== undefined){
let data53 = data51.icon;
if(typeof data53 !== "string"){
const err145 = {instancePath:instancePath+"/anchors/" + i4+"/icon",schemaPath:"#/definitions/icon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.type,parentSchema:schema13,data:data53};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data51.url !== undefined){
let data54 = data51.url;
if(typeof data54 === "string"){
if(func3(data54) < 1){
const err146 = {instancePath:instancePath+"/anchors/" + i4+"/url",schemaPath:"#/properties/anchors/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.anchors.items.properties.url,data:data54};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(!pattern1.test(data54)){
const err147 = {instancePath:instancePath+"/anchors/" + i4+"/url",schemaPath:"#/properties/anchors/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.anchors.items.properties.url,data:data54};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/anchors/" + i4+"/url",schemaPath:"#/properties/anchors/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.anchors.items.properties.url.type,parentSchema:schema11.properties.anchors.items.properties.url,data:data54};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data51.color !== undefined){
let data55 = data51.color;
if((typeof data55 !== "string") && (!(data55 && typeof data55 == "object" && !Array.isArray(data55)))){
const err149 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/properties/anchors/items/properties/color/type",keyword:"type",params:{type: schema11.properties.anchors.items.properties.color.type},message:"must be string,object",schema:schema11.properties.anchors.items.properties.color.type,parentSchema:schema11.properties.anchors.items.properties.color,data:data55};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
const _errs195 = errors;
let valid52 = true;
const _errs196 = errors;
if(typeof data55 !== "string"){
const err150 = {};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
var _valid12 = _errs196 === errors;
errors = _errs195;
if(vErrors !== null){
if(_errs195){
vErrors.length = _errs195;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs198 = errors;
if(typeof data55 === "string"){
if(!pattern2.test(data55)){
const err151 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/properties/anchors/items/properties/color/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema11.properties.anchors.items.properties.color.allOf[0].then,data:data55};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/properties/anchors/items/properties/color/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.anchors.items.properties.color.allOf[0].then.type,parentSchema:schema11.properties.anchors.items.properties.color.allOf[0].then,data:data55};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
var _valid12 = _errs198 === errors;
valid52 = _valid12;
}
if(!valid52){
const err153 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/properties/anchors/items/properties/color/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.anchors.items.properties.color.allOf[0].if,parentSchema:schema11.properties.anchors.items.properties.color.allOf[0],data:data55};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
const _errs201 = errors;
let valid53 = true;
const _errs202 = errors;
if(!(data55 && typeof data55 == "object" && !Array.isArray(data55))){
const err154 = {};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
var _valid13 = _errs202 === errors;
errors = _errs201;
if(vErrors !== null){
if(_errs201){
vErrors.length = _errs201;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs204 = errors;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.from === undefined){
const err155 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/definitions/gradient/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema15.required,parentSchema:schema15,data:data55};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data55.to === undefined){
const err156 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/definitions/gradient/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema15.required,parentSchema:schema15,data:data55};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
for(const key11 in data55){
if(!(((key11 === "from") || (key11 === "to")) || (key11 === "via"))){
const err157 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/definitions/gradient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data:data55};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data55.from !== undefined){
let data56 = data55.from;
if(typeof data56 === "string"){
if(!pattern2.test(data56)){
const err158 = {instancePath:instancePath+"/anchors/" + i4+"/color/from",schemaPath:"#/definitions/gradient/properties/from/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema15.properties.from,data:data56};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
else {
const err159 = {instancePath:instancePath+"/anchors/" + i4+"/color/from",schemaPath:"#/definitions/gradient/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.from.type,parentSchema:schema15.properties.from,data:data56};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data55.to !== undefined){
let data57 = data55.to;
if(typeof data57 === "string"){
if(!pattern2.test(data57)){
const err160 = {instancePath:instancePath+"/anchors/" + i4+"/color/to",schemaPath:"#/definitions/gradient/properties/to/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema15.properties.to,data:data57};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/anchors/" + i4+"/color/to",schemaPath:"#/definitions/gradient/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.to.type,parentSchema:schema15.properties.to,data:data57};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data55.via !== undefined){
let data58 = data55.via;
if(typeof data58 === "string"){
if(!pattern2.test(data58)){
const err162 = {instancePath:instancePath+"/anchors/" + i4+"/color/via",schemaPath:"#/definitions/gradient/properties/via/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"+"\"",schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",parentSchema:schema15.properties.via,data:data58};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
else {
const err163 = {instancePath:instancePath+"/anchors/" + i4+"/color/via",schemaPath:"#/definitions/gradient/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.via.type,parentSchema:schema15.properties.via,data:data58};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/definitions/gradient/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data:data55};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
var _valid13 = _errs204 === errors;
valid53 = _valid13;
}
if(!valid53){
const err165 = {instancePath:instancePath+"/anchors/" + i4+"/color",schemaPath:"#/properties/anchors/items/properties/color/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.anchors.items.properties.color.allOf[1].if,parentSchema:schema11.properties.anchors.items.properties.color.allOf[1],data:data55};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data51.version !== undefined){
let data59 = data51.version;
if(typeof data59 !== "string"){
const err166 = {instancePath:instancePath+"/anchors/" + i4+"/version",schemaPath:"#/properties/anchors/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.anchors.items.properties.version.type,parentSchema:schema11.properties.anchors.items.properties.version,data:data59};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data51.isDefaultHidden !== undefined){
let data60 = data51.isDefaultHidden;
if(typeof data60 !== "boolean"){
const err167 = {instancePath:instancePath+"/anchors/" + i4+"/isDefaultHidden",schemaPath:"#/properties/anchors/items/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.anchors.items.properties.isDefaultHidden.type,parentSchema:schema11.properties.anchors.items.properties.isDefaultHidden,data:data60};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data51.iconType !== undefined){
let data61 = data51.iconType;
if(typeof data61 !== "string"){
const err168 = {instancePath:instancePath+"/anchors/" + i4+"/iconType",schemaPath:"#/definitions/iconType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.type,parentSchema:schema14,data:data61};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(!(((((((((((data61 === "brands") || (data61 === "duotone")) || (data61 === "light")) || (data61 === "sharp-solid")) || (data61 === "solid")) || (data61 === "thin")) || (data61 === "regular")) || (data61 === "sharp-duotone-solid")) || (data61 === "sharp-light")) || (data61 === "sharp-regular")) || (data61 === "sharp-thin"))){
const err169 = {instancePath:instancePath+"/anchors/" + i4+"/iconType",schemaPath:"#/definitions/iconType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values",schema:schema14.enum,parentSchema:schema14,data:data61};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data51.openapi !== undefined){
let data62 = data51.openapi;
if(typeof data62 === "string"){
if(!pattern16.test(data62)){
const err170 = {instancePath:instancePath+"/anchors/" + i4+"/openapi",schemaPath:"#/definitions/openapiSource/allOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema16.allOf[0],data:data62};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(typeof data62 === "string"){
if(!pattern17.test(data62)){
const err171 = {instancePath:instancePath+"/anchors/" + i4+"/openapi",schemaPath:"#/definitions/openapiSource/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:",parentSchema:schema16,data:data62};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
else {
const err172 = {instancePath:instancePath+"/anchors/" + i4+"/openapi",schemaPath:"#/definitions/openapiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data62};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
else {
const err173 = {instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.anchors.items.type,parentSchema:schema11.properties.anchors.items,data:data51};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.anchors.type,parentSchema:schema11.properties.anchors,data:data50};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data.topAnchor !== undefined){
let data63 = data.topAnchor;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key12 in data63){
if(!(((key12 === "name") || (key12 === "icon")) || (key12 === "iconType"))){
const err175 = {instancePath:instancePath+"/topAnchor",schemaPath:"#/properties/topAnchor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.topAnchor,data:data63};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data63.name !== undefined){
let data64 = data63.name;
if(typeof data64 !== "string"){
const err176 = {instancePath:instancePath+"/topAnchor/name",schemaPath:"#/properties/topAnchor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topAnchor.properties.name.type,parentSchema:schema11.properties.topAnchor.properties.name,data:data64};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data63.icon !== undefined){
let data65 = data63.icon;
if(typeof data65 !== "string"){
const err177 = {instancePath:instancePath+"/topAnchor/icon",schemaPath:"#/definitions/icon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.type,parentSchema:schema13,data:data65};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data63.iconType !== undefined){
let data66 = data63.iconType;
if(typeof data66 !== "string"){
const err178 = {instancePath:instancePath+"/topAnchor/iconType",schemaPath:"#/definitions/iconType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.type,parentSchema:schema14,data:data66};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(!(((((((((((data66 === "brands") || (data66 === "duotone")) || (data66 === "light")) || (data66 === "sharp-solid")) || (data66 === "solid")) || (data66 === "thin")) || (data66 === "regular")) || (data66 === "sharp-duotone-solid")) || (data66 === "sharp-light")) || (data66 === "sharp-regular")) || (data66 === "sharp-thin"))){
const err179 = {instancePath:instancePath+"/topAnchor/iconType",schemaPath:"#/definitions/iconType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values",schema:schema14.enum,parentSchema:schema14,data:data66};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
else {
const err180 = {instancePath:instancePath+"/topAnchor",schemaPath:"#/properties/topAnchor/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.topAnchor.type,parentSchema:schema11.properties.topAnchor,data:data63};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data.versions !== undefined){
let data67 = data.versions;
if(Array.isArray(data67)){
const len5 = data67.length;
for(let i5=0; i5<len5; i5++){
let data68 = data67[i5];
if((typeof data68 !== "string") && (!(data68 && typeof data68 == "object" && !Array.isArray(data68)))){
const err181 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/type",keyword:"type",params:{type: schema11.properties.versions.items.type},message:"must be string,object",schema:schema11.properties.versions.items.type,parentSchema:schema11.properties.versions.items,data:data68};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
const _errs241 = errors;
let valid65 = true;
const _errs242 = errors;
if(typeof data68 !== "string"){
const err182 = {};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
var _valid14 = _errs242 === errors;
errors = _errs241;
if(vErrors !== null){
if(_errs241){
vErrors.length = _errs241;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs244 = errors;
if(typeof data68 === "string"){
if(func3(data68) < 1){
const err183 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/allOf/0/then/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.versions.items.allOf[0].then,data:data68};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.versions.items.allOf[0].then.type,parentSchema:schema11.properties.versions.items.allOf[0].then,data:data68};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
var _valid14 = _errs244 === errors;
valid65 = _valid14;
}
if(!valid65){
const err185 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.versions.items.allOf[0].if,parentSchema:schema11.properties.versions.items.allOf[0],data:data68};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
const _errs247 = errors;
let valid66 = true;
const _errs248 = errors;
if(!(data68 && typeof data68 == "object" && !Array.isArray(data68))){
const err186 = {};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
var _valid15 = _errs248 === errors;
errors = _errs247;
if(vErrors !== null){
if(_errs247){
vErrors.length = _errs247;
}
else {
vErrors = null;
}
}
if(_valid15){
const _errs250 = errors;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.name === undefined){
const err187 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.versions.items.allOf[1].then.required,parentSchema:schema11.properties.versions.items.allOf[1].then,data:data68};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
for(const key13 in data68){
if(!((((key13 === "name") || (key13 === "url")) || (key13 === "default")) || (key13 === "locale"))){
const err188 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.versions.items.allOf[1].then,data:data68};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data68.name !== undefined){
let data69 = data68.name;
if(typeof data69 === "string"){
if(func3(data69) < 1){
const err189 = {instancePath:instancePath+"/versions/" + i5+"/name",schemaPath:"#/properties/versions/items/allOf/1/then/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.versions.items.allOf[1].then.properties.name,data:data69};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
else {
const err190 = {instancePath:instancePath+"/versions/" + i5+"/name",schemaPath:"#/properties/versions/items/allOf/1/then/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.versions.items.allOf[1].then.properties.name.type,parentSchema:schema11.properties.versions.items.allOf[1].then.properties.name,data:data69};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data68.url !== undefined){
let data70 = data68.url;
if(typeof data70 === "string"){
if(!pattern1.test(data70)){
const err191 = {instancePath:instancePath+"/versions/" + i5+"/url",schemaPath:"#/properties/versions/items/allOf/1/then/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.versions.items.allOf[1].then.properties.url,data:data70};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {instancePath:instancePath+"/versions/" + i5+"/url",schemaPath:"#/properties/versions/items/allOf/1/then/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.versions.items.allOf[1].then.properties.url.type,parentSchema:schema11.properties.versions.items.allOf[1].then.properties.url,data:data70};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data68.default !== undefined){
let data71 = data68.default;
if(typeof data71 !== "boolean"){
const err193 = {instancePath:instancePath+"/versions/" + i5+"/default",schemaPath:"#/properties/versions/items/allOf/1/then/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.versions.items.allOf[1].then.properties.default.type,parentSchema:schema11.properties.versions.items.allOf[1].then.properties.default,data:data71};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(!(data71 === true)){
const err194 = {instancePath:instancePath+"/versions/" + i5+"/default",schemaPath:"#/properties/versions/items/allOf/1/then/properties/default/enum",keyword:"enum",params:{allowedValues: schema11.properties.versions.items.allOf[1].then.properties.default.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.versions.items.allOf[1].then.properties.default.enum,parentSchema:schema11.properties.versions.items.allOf[1].then.properties.default,data:data71};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data68.locale !== undefined){
let data72 = data68.locale;
if(typeof data72 !== "string"){
const err195 = {instancePath:instancePath+"/versions/" + i5+"/locale",schemaPath:"#/properties/versions/items/allOf/1/then/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.versions.items.allOf[1].then.properties.locale.type,parentSchema:schema11.properties.versions.items.allOf[1].then.properties.locale,data:data72};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((data72 === "en") || (data72 === "cn")) || (data72 === "zh")) || (data72 === "zh-Hans")) || (data72 === "zh-Hant")) || (data72 === "zh-CN")) || (data72 === "zh-TW")) || (data72 === "es")) || (data72 === "fr")) || (data72 === "fr-CA")) || (data72 === "fr-ca")) || (data72 === "ja")) || (data72 === "jp")) || (data72 === "ja-jp")) || (data72 === "ja-JP")) || (data72 === "pt")) || (data72 === "pt-BR")) || (data72 === "de")) || (data72 === "ko")) || (data72 === "it")) || (data72 === "ru")) || (data72 === "ro")) || (data72 === "cs")) || (data72 === "id")) || (data72 === "ar")) || (data72 === "tr")) || (data72 === "hi")) || (data72 === "sv")) || (data72 === "no")) || (data72 === "da")) || (data72 === "lv")) || (data72 === "nl")) || (data72 === "uk")) || (data72 === "vi")) || (data72 === "pl")) || (data72 === "uz")) || (data72 === "he")) || (data72 === "ca")) || (data72 === "fi")) || (data72 === "hu"))){
const err196 = {instancePath:instancePath+"/versions/" + i5+"/locale",schemaPath:"#/properties/versions/items/allOf/1/then/properties/locale/enum",keyword:"enum",params:{allowedValues: schema11.properties.versions.items.allOf[1].then.properties.locale.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.versions.items.allOf[1].then.properties.locale.enum,parentSchema:schema11.properties.versions.items.allOf[1].then.properties.locale,data:data72};
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
const err197 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.versions.items.allOf[1].then.type,parentSchema:schema11.properties.versions.items.allOf[1].then,data:data68};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
var _valid15 = _errs250 === errors;
valid66 = _valid15;
}
if(!valid66){
const err198 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.versions.items.allOf[1].if,parentSchema:schema11.properties.versions.items.allOf[1],data:data68};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
else {
const err199 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.versions.type,parentSchema:schema11.properties.versions,data:data67};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data.openapi !== undefined){
let data73 = data.openapi;
if((typeof data73 !== "string") && (!(Array.isArray(data73)))){
const err200 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type: schema11.properties.openapi.type},message:"must be string,array",schema:schema11.properties.openapi.type,parentSchema:schema11.properties.openapi,data:data73};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
const _errs264 = errors;
let valid69 = true;
const _errs265 = errors;
if(typeof data73 !== "string"){
const err201 = {};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
var _valid16 = _errs265 === errors;
errors = _errs264;
if(vErrors !== null){
if(_errs264){
vErrors.length = _errs264;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs267 = errors;
if(typeof data73 === "string"){
if(!pattern16.test(data73)){
const err202 = {instancePath:instancePath+"/openapi",schemaPath:"#/definitions/openapiSource/allOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema16.allOf[0],data:data73};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(typeof data73 === "string"){
if(!pattern17.test(data73)){
const err203 = {instancePath:instancePath+"/openapi",schemaPath:"#/definitions/openapiSource/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:",parentSchema:schema16,data:data73};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
else {
const err204 = {instancePath:instancePath+"/openapi",schemaPath:"#/definitions/openapiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data73};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
var _valid16 = _errs267 === errors;
valid69 = _valid16;
}
if(!valid69){
const err205 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.openapi.allOf[0].if,parentSchema:schema11.properties.openapi.allOf[0],data:data73};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
const _errs272 = errors;
let valid72 = true;
const _errs273 = errors;
if(!(Array.isArray(data73))){
const err206 = {};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
var _valid17 = _errs273 === errors;
errors = _errs272;
if(vErrors !== null){
if(_errs272){
vErrors.length = _errs272;
}
else {
vErrors = null;
}
}
if(_valid17){
const _errs275 = errors;
if(Array.isArray(data73)){
const len6 = data73.length;
for(let i6=0; i6<len6; i6++){
let data74 = data73[i6];
if(typeof data74 === "string"){
if(!pattern16.test(data74)){
const err207 = {instancePath:instancePath+"/openapi/" + i6,schemaPath:"#/definitions/openapiSource/allOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"},message:"must match pattern \""+"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)"+"\"",schema:"^(?:/|\\{|[A-Za-z][A-Za-z0-9+.-]*:)",parentSchema:schema16.allOf[0],data:data74};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(typeof data74 === "string"){
if(!pattern17.test(data74)){
const err208 = {instancePath:instancePath+"/openapi/" + i6,schemaPath:"#/definitions/openapiSource/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"},message:"must match pattern \""+"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:"+"\"",schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:)|^[Hh][Tt][Tt][Pp][Ss]?:",parentSchema:schema16,data:data74};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
else {
const err209 = {instancePath:instancePath+"/openapi/" + i6,schemaPath:"#/definitions/openapiSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data74};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.openapi.allOf[1].then.type,parentSchema:schema11.properties.openapi.allOf[1].then,data:data73};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
var _valid17 = _errs275 === errors;
valid72 = _valid17;
}
if(!valid72){
const err211 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.openapi.allOf[1].if,parentSchema:schema11.properties.openapi.allOf[1],data:data73};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data.api !== undefined){
let data75 = data.api;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
for(const key14 in data75){
if(!((((((key14 === "baseUrl") || (key14 === "auth")) || (key14 === "playground")) || (key14 === "maintainOrder")) || (key14 === "request")) || (key14 === "paramFields"))){
const err212 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api,data:data75};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data75.baseUrl !== undefined){
let data76 = data75.baseUrl;
if((typeof data76 !== "string") && (!(Array.isArray(data76)))){
const err213 = {instancePath:instancePath+"/api/baseUrl",schemaPath:"#/properties/api/properties/baseUrl/type",keyword:"type",params:{type: schema11.properties.api.properties.baseUrl.type},message:"must be string,array",schema:schema11.properties.api.properties.baseUrl.type,parentSchema:schema11.properties.api.properties.baseUrl,data:data76};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
const _errs287 = errors;
let valid79 = true;
const _errs288 = errors;
if(typeof data76 !== "string"){
const err214 = {};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
var _valid18 = _errs288 === errors;
errors = _errs287;
if(vErrors !== null){
if(_errs287){
vErrors.length = _errs287;
}
else {
vErrors = null;
}
}
if(_valid18){
const _errs290 = errors;
if(typeof data76 === "string"){
if(!pattern32.test(data76)){
const err215 = {instancePath:instancePath+"/api/baseUrl",schemaPath:"#/definitions/apiBaseUrl/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)"},message:"must match pattern \""+"^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)"+"\"",schema:"^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)",parentSchema:schema26,data:data76};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
else {
const err216 = {instancePath:instancePath+"/api/baseUrl",schemaPath:"#/definitions/apiBaseUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data76};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
var _valid18 = _errs290 === errors;
valid79 = _valid18;
}
if(!valid79){
const err217 = {instancePath:instancePath+"/api/baseUrl",schemaPath:"#/properties/api/properties/baseUrl/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.api.properties.baseUrl.allOf[0].if,parentSchema:schema11.properties.api.properties.baseUrl.allOf[0],data:data76};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
const _errs294 = errors;
let valid81 = true;
const _errs295 = errors;
if(!(Array.isArray(data76))){
const err218 = {};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
var _valid19 = _errs295 === errors;
errors = _errs294;
if(vErrors !== null){
if(_errs294){
vErrors.length = _errs294;
}
else {
vErrors = null;
}
}
if(_valid19){
const _errs297 = errors;
if(Array.isArray(data76)){
const len7 = data76.length;
for(let i7=0; i7<len7; i7++){
let data77 = data76[i7];
if(typeof data77 === "string"){
if(!pattern32.test(data77)){
const err219 = {instancePath:instancePath+"/api/baseUrl/" + i7,schemaPath:"#/definitions/apiBaseUrl/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)"},message:"must match pattern \""+"^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)"+"\"",schema:"^(?:[A-Za-z][A-Za-z0-9+.-]*:|\\{)",parentSchema:schema26,data:data77};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
else {
const err220 = {instancePath:instancePath+"/api/baseUrl/" + i7,schemaPath:"#/definitions/apiBaseUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data77};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
}
else {
const err221 = {instancePath:instancePath+"/api/baseUrl",schemaPath:"#/properties/api/properties/baseUrl/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.api.properties.baseUrl.allOf[1].then.type,parentSchema:schema11.properties.api.properties.baseUrl.allOf[1].then,data:data76};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
var _valid19 = _errs297 === errors;
valid81 = _valid19;
}
if(!valid81){
const err222 = {instancePath:instancePath+"/api/baseUrl",schemaPath:"#/properties/api/properties/baseUrl/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.api.properties.baseUrl.allOf[1].if,parentSchema:schema11.properties.api.properties.baseUrl.allOf[1],data:data76};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data75.auth !== undefined){
let data78 = data75.auth;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const key15 in data78){
if(!(((key15 === "method") || (key15 === "name")) || (key15 === "inputPrefix"))){
const err223 = {instancePath:instancePath+"/api/auth",schemaPath:"#/properties/api/properties/auth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.auth,data:data78};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data78.method !== undefined){
let data79 = data78.method;
if(typeof data79 !== "string"){
const err224 = {instancePath:instancePath+"/api/auth/method",schemaPath:"#/properties/api/properties/auth/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.auth.properties.method.type,parentSchema:schema11.properties.api.properties.auth.properties.method,data:data79};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(!((((data79 === "bearer") || (data79 === "basic")) || (data79 === "key")) || (data79 === "cobo"))){
const err225 = {instancePath:instancePath+"/api/auth/method",schemaPath:"#/properties/api/properties/auth/properties/method/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.auth.properties.method.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.api.properties.auth.properties.method.enum,parentSchema:schema11.properties.api.properties.auth.properties.method,data:data79};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data78.name !== undefined){
let data80 = data78.name;
if(typeof data80 !== "string"){
const err226 = {instancePath:instancePath+"/api/auth/name",schemaPath:"#/properties/api/properties/auth/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.auth.properties.name.type,parentSchema:schema11.properties.api.properties.auth.properties.name,data:data80};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data78.inputPrefix !== undefined){
let data81 = data78.inputPrefix;
if(typeof data81 !== "string"){
const err227 = {instancePath:instancePath+"/api/auth/inputPrefix",schemaPath:"#/properties/api/properties/auth/properties/inputPrefix/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.auth.properties.inputPrefix.type,parentSchema:schema11.properties.api.properties.auth.properties.inputPrefix,data:data81};
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
const err228 = {instancePath:instancePath+"/api/auth",schemaPath:"#/properties/api/properties/auth/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.auth.type,parentSchema:schema11.properties.api.properties.auth,data:data78};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
if(data75.playground !== undefined){
let data82 = data75.playground;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
for(const key16 in data82){
if(!((key16 === "mode") || (key16 === "disableProxy"))){
const err229 = {instancePath:instancePath+"/api/playground",schemaPath:"#/properties/api/properties/playground/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.playground,data:data82};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data82.mode !== undefined){
let data83 = data82.mode;
if(typeof data83 !== "string"){
const err230 = {instancePath:instancePath+"/api/playground/mode",schemaPath:"#/properties/api/properties/playground/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.playground.properties.mode.type,parentSchema:schema11.properties.api.properties.playground.properties.mode,data:data83};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(!(((data83 === "show") || (data83 === "simple")) || (data83 === "hide"))){
const err231 = {instancePath:instancePath+"/api/playground/mode",schemaPath:"#/properties/api/properties/playground/properties/mode/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.playground.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.api.properties.playground.properties.mode.enum,parentSchema:schema11.properties.api.properties.playground.properties.mode,data:data83};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data82.disableProxy !== undefined){
let data84 = data82.disableProxy;
if(typeof data84 !== "boolean"){
const err232 = {instancePath:instancePath+"/api/playground/disableProxy",schemaPath:"#/properties/api/properties/playground/properties/disableProxy/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.api.properties.playground.properties.disableProxy.type,parentSchema:schema11.properties.api.properties.playground.properties.disableProxy,data:data84};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
}
else {
const err233 = {instancePath:instancePath+"/api/playground",schemaPath:"#/properties/api/properties/playground/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.playground.type,parentSchema:schema11.properties.api.properties.playground,data:data82};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
if(data75.maintainOrder !== undefined){
let data85 = data75.maintainOrder;
if(typeof data85 !== "boolean"){
const err234 = {instancePath:instancePath+"/api/maintainOrder",schemaPath:"#/properties/api/properties/maintainOrder/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.api.properties.maintainOrder.type,parentSchema:schema11.properties.api.properties.maintainOrder,data:data85};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data75.request !== undefined){
let data86 = data75.request;
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
for(const key17 in data86){
if(!(key17 === "example")){
const err235 = {instancePath:instancePath+"/api/request",schemaPath:"#/properties/api/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.request,data:data86};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data86.example !== undefined){
let data87 = data86.example;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
for(const key18 in data87){
if(!((key18 === "languages") || (key18 === "showOptionalParams"))){
const err236 = {instancePath:instancePath+"/api/request/example",schemaPath:"#/properties/api/properties/request/properties/example/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.request.properties.example,data:data87};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data87.languages !== undefined){
let data88 = data87.languages;
if(Array.isArray(data88)){
const len8 = data88.length;
for(let i8=0; i8<len8; i8++){
let data89 = data88[i8];
if(typeof data89 !== "string"){
const err237 = {instancePath:instancePath+"/api/request/example/languages/" + i8,schemaPath:"#/properties/api/properties/request/properties/example/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.request.properties.example.properties.languages.items.type,parentSchema:schema11.properties.api.properties.request.properties.example.properties.languages.items,data:data89};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
}
else {
const err238 = {instancePath:instancePath+"/api/request/example/languages",schemaPath:"#/properties/api/properties/request/properties/example/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.api.properties.request.properties.example.properties.languages.type,parentSchema:schema11.properties.api.properties.request.properties.example.properties.languages,data:data88};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data87.showOptionalParams !== undefined){
let data90 = data87.showOptionalParams;
if(typeof data90 !== "boolean"){
const err239 = {instancePath:instancePath+"/api/request/example/showOptionalParams",schemaPath:"#/properties/api/properties/request/properties/example/properties/showOptionalParams/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.api.properties.request.properties.example.properties.showOptionalParams.type,parentSchema:schema11.properties.api.properties.request.properties.example.properties.showOptionalParams,data:data90};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
}
else {
const err240 = {instancePath:instancePath+"/api/request/example",schemaPath:"#/properties/api/properties/request/properties/example/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.request.properties.example.type,parentSchema:schema11.properties.api.properties.request.properties.example,data:data87};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
}
else {
const err241 = {instancePath:instancePath+"/api/request",schemaPath:"#/properties/api/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.request.type,parentSchema:schema11.properties.api.properties.request,data:data86};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data75.paramFields !== undefined){
let data91 = data75.paramFields;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
for(const key19 in data91){
if(!((key19 === "expanded") || (key19 === "post"))){
const err242 = {instancePath:instancePath+"/api/paramFields",schemaPath:"#/properties/api/properties/paramFields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.api.properties.paramFields,data:data91};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data91.expanded !== undefined){
let data92 = data91.expanded;
if(typeof data92 !== "string"){
const err243 = {instancePath:instancePath+"/api/paramFields/expanded",schemaPath:"#/properties/api/properties/paramFields/properties/expanded/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.paramFields.properties.expanded.type,parentSchema:schema11.properties.api.properties.paramFields.properties.expanded,data:data92};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(!((((data92 === "all") || (data92 === "topLevel")) || (data92 === "topLevelOneOfs")) || (data92 === "none"))){
const err244 = {instancePath:instancePath+"/api/paramFields/expanded",schemaPath:"#/properties/api/properties/paramFields/properties/expanded/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.paramFields.properties.expanded.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.api.properties.paramFields.properties.expanded.enum,parentSchema:schema11.properties.api.properties.paramFields.properties.expanded,data:data92};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data91.post !== undefined){
let data93 = data91.post;
if(Array.isArray(data93)){
const len9 = data93.length;
for(let i9=0; i9<len9; i9++){
let data94 = data93[i9];
if(typeof data94 !== "string"){
const err245 = {instancePath:instancePath+"/api/paramFields/post/" + i9,schemaPath:"#/properties/api/properties/paramFields/properties/post/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.api.properties.paramFields.properties.post.items.type,parentSchema:schema11.properties.api.properties.paramFields.properties.post.items,data:data94};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
else {
const err246 = {instancePath:instancePath+"/api/paramFields/post",schemaPath:"#/properties/api/properties/paramFields/properties/post/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.api.properties.paramFields.properties.post.type,parentSchema:schema11.properties.api.properties.paramFields.properties.post,data:data93};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
else {
const err247 = {instancePath:instancePath+"/api/paramFields",schemaPath:"#/properties/api/properties/paramFields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.properties.paramFields.type,parentSchema:schema11.properties.api.properties.paramFields,data:data91};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
}
else {
const err248 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.api.type,parentSchema:schema11.properties.api,data:data75};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data.footerSocials !== undefined){
let data95 = data.footerSocials;
if(!data95 || typeof data95 != "object"){
const err249 = {instancePath:instancePath+"/footerSocials",schemaPath:"#/properties/footerSocials/type",keyword:"type",params:{type: schema11.properties.footerSocials.type},message:"must be object,array",schema:schema11.properties.footerSocials.type,parentSchema:schema11.properties.footerSocials,data:data95};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
const _errs344 = errors;
let valid95 = true;
const _errs345 = errors;
if(!(data95 && typeof data95 == "object" && !Array.isArray(data95))){
const err250 = {};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
var _valid20 = _errs345 === errors;
errors = _errs344;
if(vErrors !== null){
if(_errs344){
vErrors.length = _errs344;
}
else {
vErrors = null;
}
}
if(_valid20){
const _errs347 = errors;
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
for(const key20 in data95){
if(!(func2.call(schema28.properties, key20))){
const err251 = {instancePath:instancePath+"/footerSocials",schemaPath:"#/definitions/socials/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data:data95};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data95.website !== undefined){
let data96 = data95.website;
if(typeof data96 === "string"){
if(!pattern34.test(data96)){
const err252 = {instancePath:instancePath+"/footerSocials/website",schemaPath:"#/definitions/socials/properties/website/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.website,data:data96};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
else {
const err253 = {instancePath:instancePath+"/footerSocials/website",schemaPath:"#/definitions/socials/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.website.type,parentSchema:schema28.properties.website,data:data96};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data95.facebook !== undefined){
let data97 = data95.facebook;
if(typeof data97 === "string"){
if(!pattern34.test(data97)){
const err254 = {instancePath:instancePath+"/footerSocials/facebook",schemaPath:"#/definitions/socials/properties/facebook/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.facebook,data:data97};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
else {
const err255 = {instancePath:instancePath+"/footerSocials/facebook",schemaPath:"#/definitions/socials/properties/facebook/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.facebook.type,parentSchema:schema28.properties.facebook,data:data97};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data95.x !== undefined){
let data98 = data95.x;
if(typeof data98 === "string"){
if(!pattern34.test(data98)){
const err256 = {instancePath:instancePath+"/footerSocials/x",schemaPath:"#/definitions/socials/properties/x/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.x,data:data98};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
else {
const err257 = {instancePath:instancePath+"/footerSocials/x",schemaPath:"#/definitions/socials/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.x.type,parentSchema:schema28.properties.x,data:data98};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data95.discord !== undefined){
let data99 = data95.discord;
if(typeof data99 === "string"){
if(!pattern34.test(data99)){
const err258 = {instancePath:instancePath+"/footerSocials/discord",schemaPath:"#/definitions/socials/properties/discord/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.discord,data:data99};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
else {
const err259 = {instancePath:instancePath+"/footerSocials/discord",schemaPath:"#/definitions/socials/properties/discord/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.discord.type,parentSchema:schema28.properties.discord,data:data99};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data95.slack !== undefined){
let data100 = data95.slack;
if(typeof data100 === "string"){
if(!pattern34.test(data100)){
const err260 = {instancePath:instancePath+"/footerSocials/slack",schemaPath:"#/definitions/socials/properties/slack/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.slack,data:data100};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
else {
const err261 = {instancePath:instancePath+"/footerSocials/slack",schemaPath:"#/definitions/socials/properties/slack/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.slack.type,parentSchema:schema28.properties.slack,data:data100};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data95.github !== undefined){
let data101 = data95.github;
if(typeof data101 === "string"){
if(!pattern34.test(data101)){
const err262 = {instancePath:instancePath+"/footerSocials/github",schemaPath:"#/definitions/socials/properties/github/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.github,data:data101};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/footerSocials/github",schemaPath:"#/definitions/socials/properties/github/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.github.type,parentSchema:schema28.properties.github,data:data101};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data95.linkedin !== undefined){
let data102 = data95.linkedin;
if(typeof data102 === "string"){
if(!pattern34.test(data102)){
const err264 = {instancePath:instancePath+"/footerSocials/linkedin",schemaPath:"#/definitions/socials/properties/linkedin/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.linkedin,data:data102};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
else {
const err265 = {instancePath:instancePath+"/footerSocials/linkedin",schemaPath:"#/definitions/socials/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.linkedin.type,parentSchema:schema28.properties.linkedin,data:data102};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data95.instagram !== undefined){
let data103 = data95.instagram;
if(typeof data103 === "string"){
if(!pattern34.test(data103)){
const err266 = {instancePath:instancePath+"/footerSocials/instagram",schemaPath:"#/definitions/socials/properties/instagram/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.instagram,data:data103};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
else {
const err267 = {instancePath:instancePath+"/footerSocials/instagram",schemaPath:"#/definitions/socials/properties/instagram/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.instagram.type,parentSchema:schema28.properties.instagram,data:data103};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data95["hacker-news"] !== undefined){
let data104 = data95["hacker-news"];
if(typeof data104 === "string"){
if(!pattern34.test(data104)){
const err268 = {instancePath:instancePath+"/footerSocials/hacker-news",schemaPath:"#/definitions/socials/properties/hacker-news/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties["hacker-news"],data:data104};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
else {
const err269 = {instancePath:instancePath+"/footerSocials/hacker-news",schemaPath:"#/definitions/socials/properties/hacker-news/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties["hacker-news"].type,parentSchema:schema28.properties["hacker-news"],data:data104};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data95.youtube !== undefined){
let data105 = data95.youtube;
if(typeof data105 === "string"){
if(!pattern34.test(data105)){
const err270 = {instancePath:instancePath+"/footerSocials/youtube",schemaPath:"#/definitions/socials/properties/youtube/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.youtube,data:data105};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
else {
const err271 = {instancePath:instancePath+"/footerSocials/youtube",schemaPath:"#/definitions/socials/properties/youtube/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.youtube.type,parentSchema:schema28.properties.youtube,data:data105};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data95.medium !== undefined){
let data106 = data95.medium;
if(typeof data106 === "string"){
if(!pattern34.test(data106)){
const err272 = {instancePath:instancePath+"/footerSocials/medium",schemaPath:"#/definitions/socials/properties/medium/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.medium,data:data106};
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
const err273 = {instancePath:instancePath+"/footerSocials/medium",schemaPath:"#/definitions/socials/properties/medium/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.medium.type,parentSchema:schema28.properties.medium,data:data106};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data95.telegram !== undefined){
let data107 = data95.telegram;
if(typeof data107 === "string"){
if(!pattern34.test(data107)){
const err274 = {instancePath:instancePath+"/footerSocials/telegram",schemaPath:"#/definitions/socials/properties/telegram/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.telegram,data:data107};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
else {
const err275 = {instancePath:instancePath+"/footerSocials/telegram",schemaPath:"#/definitions/socials/properties/telegram/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.telegram.type,parentSchema:schema28.properties.telegram,data:data107};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data95.twitter !== undefined){
let data108 = data95.twitter;
if(typeof data108 === "string"){
if(!pattern34.test(data108)){
const err276 = {instancePath:instancePath+"/footerSocials/twitter",schemaPath:"#/definitions/socials/properties/twitter/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.twitter,data:data108};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
else {
const err277 = {instancePath:instancePath+"/footerSocials/twitter",schemaPath:"#/definitions/socials/properties/twitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.twitter.type,parentSchema:schema28.properties.twitter,data:data108};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data95["x-twitter"] !== undefined){
let data109 = data95["x-twitter"];
if(typeof data109 === "string"){
if(!pattern34.test(data109)){
const err278 = {instancePath:instancePath+"/footerSocials/x-twitter",schemaPath:"#/definitions/socials/properties/x-twitter/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties["x-twitter"],data:data109};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
else {
const err279 = {instancePath:instancePath+"/footerSocials/x-twitter",schemaPath:"#/definitions/socials/properties/x-twitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties["x-twitter"].type,parentSchema:schema28.properties["x-twitter"],data:data109};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data95["earth-americas"] !== undefined){
let data110 = data95["earth-americas"];
if(typeof data110 === "string"){
if(!pattern34.test(data110)){
const err280 = {instancePath:instancePath+"/footerSocials/earth-americas",schemaPath:"#/definitions/socials/properties/earth-americas/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties["earth-americas"],data:data110};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
else {
const err281 = {instancePath:instancePath+"/footerSocials/earth-americas",schemaPath:"#/definitions/socials/properties/earth-americas/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties["earth-americas"].type,parentSchema:schema28.properties["earth-americas"],data:data110};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data95.bluesky !== undefined){
let data111 = data95.bluesky;
if(typeof data111 === "string"){
if(!pattern34.test(data111)){
const err282 = {instancePath:instancePath+"/footerSocials/bluesky",schemaPath:"#/definitions/socials/properties/bluesky/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.bluesky,data:data111};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
else {
const err283 = {instancePath:instancePath+"/footerSocials/bluesky",schemaPath:"#/definitions/socials/properties/bluesky/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.bluesky.type,parentSchema:schema28.properties.bluesky,data:data111};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
if(data95.threads !== undefined){
let data112 = data95.threads;
if(typeof data112 === "string"){
if(!pattern34.test(data112)){
const err284 = {instancePath:instancePath+"/footerSocials/threads",schemaPath:"#/definitions/socials/properties/threads/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.threads,data:data112};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
else {
const err285 = {instancePath:instancePath+"/footerSocials/threads",schemaPath:"#/definitions/socials/properties/threads/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.threads.type,parentSchema:schema28.properties.threads,data:data112};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data95.reddit !== undefined){
let data113 = data95.reddit;
if(typeof data113 === "string"){
if(!pattern34.test(data113)){
const err286 = {instancePath:instancePath+"/footerSocials/reddit",schemaPath:"#/definitions/socials/properties/reddit/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.reddit,data:data113};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
else {
const err287 = {instancePath:instancePath+"/footerSocials/reddit",schemaPath:"#/definitions/socials/properties/reddit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.reddit.type,parentSchema:schema28.properties.reddit,data:data113};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
if(data95.podcast !== undefined){
let data114 = data95.podcast;
if(typeof data114 === "string"){
if(!pattern34.test(data114)){
const err288 = {instancePath:instancePath+"/footerSocials/podcast",schemaPath:"#/definitions/socials/properties/podcast/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.podcast,data:data114};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
else {
const err289 = {instancePath:instancePath+"/footerSocials/podcast",schemaPath:"#/definitions/socials/properties/podcast/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.podcast.type,parentSchema:schema28.properties.podcast,data:data114};
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
const err290 = {instancePath:instancePath+"/footerSocials",schemaPath:"#/definitions/socials/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data:data95};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
var _valid20 = _errs347 === errors;
valid95 = _valid20;
}
if(!valid95){
const err291 = {instancePath:instancePath+"/footerSocials",schemaPath:"#/properties/footerSocials/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.footerSocials.allOf[0].if,parentSchema:schema11.properties.footerSocials.allOf[0],data:data95};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
const _errs390 = errors;
let valid98 = true;
const _errs391 = errors;
if(!(Array.isArray(data95))){
const err292 = {};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
var _valid21 = _errs391 === errors;
errors = _errs390;
if(vErrors !== null){
if(_errs390){
vErrors.length = _errs390;
}
else {
vErrors = null;
}
}
if(_valid21){
const _errs393 = errors;
if(Array.isArray(data95)){
const len10 = data95.length;
for(let i10=0; i10<len10; i10++){
let data115 = data95[i10];
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
if(data115.type === undefined){
const err293 = {instancePath:instancePath+"/footerSocials/" + i10,schemaPath:"#/definitions/socialList/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema29.items.required,parentSchema:schema29.items,data:data115};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(data115.url === undefined){
const err294 = {instancePath:instancePath+"/footerSocials/" + i10,schemaPath:"#/definitions/socialList/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema29.items.required,parentSchema:schema29.items,data:data115};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
for(const key21 in data115){
if(!((key21 === "type") || (key21 === "url"))){
const err295 = {instancePath:instancePath+"/footerSocials/" + i10,schemaPath:"#/definitions/socialList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema29.items,data:data115};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data115.type !== undefined){
let data116 = data115.type;
if(typeof data116 === "string"){
if(func3(data116) < 1){
const err296 = {instancePath:instancePath+"/footerSocials/" + i10+"/type",schemaPath:"#/definitions/socialList/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.items.properties.type,data:data116};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
else {
const err297 = {instancePath:instancePath+"/footerSocials/" + i10+"/type",schemaPath:"#/definitions/socialList/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.items.properties.type.type,parentSchema:schema29.items.properties.type,data:data116};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data115.url !== undefined){
let data117 = data115.url;
if(typeof data117 === "string"){
if(!pattern34.test(data117)){
const err298 = {instancePath:instancePath+"/footerSocials/" + i10+"/url",schemaPath:"#/definitions/socialList/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema29.items.properties.url,data:data117};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
else {
const err299 = {instancePath:instancePath+"/footerSocials/" + i10+"/url",schemaPath:"#/definitions/socialList/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.items.properties.url.type,parentSchema:schema29.items.properties.url,data:data117};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
}
else {
const err300 = {instancePath:instancePath+"/footerSocials/" + i10,schemaPath:"#/definitions/socialList/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.items.type,parentSchema:schema29.items,data:data115};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
}
else {
const err301 = {instancePath:instancePath+"/footerSocials",schemaPath:"#/definitions/socialList/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.type,parentSchema:schema29,data:data95};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
var _valid21 = _errs393 === errors;
valid98 = _valid21;
}
if(!valid98){
const err302 = {instancePath:instancePath+"/footerSocials",schemaPath:"#/properties/footerSocials/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.footerSocials.allOf[1].if,parentSchema:schema11.properties.footerSocials.allOf[1],data:data95};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
if(data.feedback !== undefined){
let data118 = data.feedback;
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
for(const key22 in data118){
if(!(((key22 === "suggestEdit") || (key22 === "raiseIssue")) || (key22 === "thumbsRating"))){
const err303 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.feedback,data:data118};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data118.suggestEdit !== undefined){
let data119 = data118.suggestEdit;
if(typeof data119 !== "boolean"){
const err304 = {instancePath:instancePath+"/feedback/suggestEdit",schemaPath:"#/properties/feedback/properties/suggestEdit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.feedback.properties.suggestEdit.type,parentSchema:schema11.properties.feedback.properties.suggestEdit,data:data119};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data118.raiseIssue !== undefined){
let data120 = data118.raiseIssue;
if(typeof data120 !== "boolean"){
const err305 = {instancePath:instancePath+"/feedback/raiseIssue",schemaPath:"#/properties/feedback/properties/raiseIssue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.feedback.properties.raiseIssue.type,parentSchema:schema11.properties.feedback.properties.raiseIssue,data:data120};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data118.thumbsRating !== undefined){
let data121 = data118.thumbsRating;
if(typeof data121 !== "boolean"){
const err306 = {instancePath:instancePath+"/feedback/thumbsRating",schemaPath:"#/properties/feedback/properties/thumbsRating/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.feedback.properties.thumbsRating.type,parentSchema:schema11.properties.feedback.properties.thumbsRating,data:data121};
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
const err307 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.feedback.type,parentSchema:schema11.properties.feedback,data:data118};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data.modeToggle !== undefined){
let data122 = data.modeToggle;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
for(const key23 in data122){
if(!((key23 === "default") || (key23 === "isHidden"))){
const err308 = {instancePath:instancePath+"/modeToggle",schemaPath:"#/properties/modeToggle/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.modeToggle,data:data122};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data122.default !== undefined){
let data123 = data122.default;
if(typeof data123 !== "string"){
const err309 = {instancePath:instancePath+"/modeToggle/default",schemaPath:"#/properties/modeToggle/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.modeToggle.properties.default.type,parentSchema:schema11.properties.modeToggle.properties.default,data:data123};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if(!((data123 === "light") || (data123 === "dark"))){
const err310 = {instancePath:instancePath+"/modeToggle/default",schemaPath:"#/properties/modeToggle/properties/default/enum",keyword:"enum",params:{allowedValues: schema11.properties.modeToggle.properties.default.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.modeToggle.properties.default.enum,parentSchema:schema11.properties.modeToggle.properties.default,data:data123};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data122.isHidden !== undefined){
let data124 = data122.isHidden;
if(typeof data124 !== "boolean"){
const err311 = {instancePath:instancePath+"/modeToggle/isHidden",schemaPath:"#/properties/modeToggle/properties/isHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.modeToggle.properties.isHidden.type,parentSchema:schema11.properties.modeToggle.properties.isHidden,data:data124};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
}
else {
const err312 = {instancePath:instancePath+"/modeToggle",schemaPath:"#/properties/modeToggle/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.modeToggle.type,parentSchema:schema11.properties.modeToggle,data:data122};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
if(data.backgroundImage !== undefined){
let data125 = data.backgroundImage;
if(typeof data125 !== "string"){
const err313 = {instancePath:instancePath+"/backgroundImage",schemaPath:"#/properties/backgroundImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.backgroundImage.type,parentSchema:schema11.properties.backgroundImage,data:data125};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data.footer !== undefined){
let data126 = data.footer;
if(data126 && typeof data126 == "object" && !Array.isArray(data126)){
for(const key24 in data126){
if(!((key24 === "socials") || (key24 === "links"))){
const err314 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.footer,data:data126};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data126.socials !== undefined){
let data127 = data126.socials;
if(!data127 || typeof data127 != "object"){
const err315 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/properties/footer/properties/socials/type",keyword:"type",params:{type: schema11.properties.footer.properties.socials.type},message:"must be object,array",schema:schema11.properties.footer.properties.socials.type,parentSchema:schema11.properties.footer.properties.socials,data:data127};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
const _errs427 = errors;
let valid107 = true;
const _errs428 = errors;
if(!(data127 && typeof data127 == "object" && !Array.isArray(data127))){
const err316 = {};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
var _valid22 = _errs428 === errors;
errors = _errs427;
if(vErrors !== null){
if(_errs427){
vErrors.length = _errs427;
}
else {
vErrors = null;
}
}
if(_valid22){
const _errs430 = errors;
if(data127 && typeof data127 == "object" && !Array.isArray(data127)){
for(const key25 in data127){
if(!(func2.call(schema28.properties, key25))){
const err317 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/definitions/socials/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data:data127};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data127.website !== undefined){
let data128 = data127.website;
if(typeof data128 === "string"){
if(!pattern34.test(data128)){
const err318 = {instancePath:instancePath+"/footer/socials/website",schemaPath:"#/definitions/socials/properties/website/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.website,data:data128};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
else {
const err319 = {instancePath:instancePath+"/footer/socials/website",schemaPath:"#/definitions/socials/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.website.type,parentSchema:schema28.properties.website,data:data128};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
if(data127.facebook !== undefined){
let data129 = data127.facebook;
if(typeof data129 === "string"){
if(!pattern34.test(data129)){
const err320 = {instancePath:instancePath+"/footer/socials/facebook",schemaPath:"#/definitions/socials/properties/facebook/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.facebook,data:data129};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
else {
const err321 = {instancePath:instancePath+"/footer/socials/facebook",schemaPath:"#/definitions/socials/properties/facebook/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.facebook.type,parentSchema:schema28.properties.facebook,data:data129};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data127.x !== undefined){
let data130 = data127.x;
if(typeof data130 === "string"){
if(!pattern34.test(data130)){
const err322 = {instancePath:instancePath+"/footer/socials/x",schemaPath:"#/definitions/socials/properties/x/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.x,data:data130};
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
const err323 = {instancePath:instancePath+"/footer/socials/x",schemaPath:"#/definitions/socials/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.x.type,parentSchema:schema28.properties.x,data:data130};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data127.discord !== undefined){
let data131 = data127.discord;
if(typeof data131 === "string"){
if(!pattern34.test(data131)){
const err324 = {instancePath:instancePath+"/footer/socials/discord",schemaPath:"#/definitions/socials/properties/discord/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.discord,data:data131};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
else {
const err325 = {instancePath:instancePath+"/footer/socials/discord",schemaPath:"#/definitions/socials/properties/discord/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.discord.type,parentSchema:schema28.properties.discord,data:data131};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
if(data127.slack !== undefined){
let data132 = data127.slack;
if(typeof data132 === "string"){
if(!pattern34.test(data132)){
const err326 = {instancePath:instancePath+"/footer/socials/slack",schemaPath:"#/definitions/socials/properties/slack/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.slack,data:data132};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
else {
const err327 = {instancePath:instancePath+"/footer/socials/slack",schemaPath:"#/definitions/socials/properties/slack/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.slack.type,parentSchema:schema28.properties.slack,data:data132};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
if(data127.github !== undefined){
let data133 = data127.github;
if(typeof data133 === "string"){
if(!pattern34.test(data133)){
const err328 = {instancePath:instancePath+"/footer/socials/github",schemaPath:"#/definitions/socials/properties/github/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.github,data:data133};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
else {
const err329 = {instancePath:instancePath+"/footer/socials/github",schemaPath:"#/definitions/socials/properties/github/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.github.type,parentSchema:schema28.properties.github,data:data133};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data127.linkedin !== undefined){
let data134 = data127.linkedin;
if(typeof data134 === "string"){
if(!pattern34.test(data134)){
const err330 = {instancePath:instancePath+"/footer/socials/linkedin",schemaPath:"#/definitions/socials/properties/linkedin/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.linkedin,data:data134};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
else {
const err331 = {instancePath:instancePath+"/footer/socials/linkedin",schemaPath:"#/definitions/socials/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.linkedin.type,parentSchema:schema28.properties.linkedin,data:data134};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data127.instagram !== undefined){
let data135 = data127.instagram;
if(typeof data135 === "string"){
if(!pattern34.test(data135)){
const err332 = {instancePath:instancePath+"/footer/socials/instagram",schemaPath:"#/definitions/socials/properties/instagram/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.instagram,data:data135};
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
const err333 = {instancePath:instancePath+"/footer/socials/instagram",schemaPath:"#/definitions/socials/properties/instagram/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.instagram.type,parentSchema:schema28.properties.instagram,data:data135};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data127["hacker-news"] !== undefined){
let data136 = data127["hacker-news"];
if(typeof data136 === "string"){
if(!pattern34.test(data136)){
const err334 = {instancePath:instancePath+"/footer/socials/hacker-news",schemaPath:"#/definitions/socials/properties/hacker-news/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties["hacker-news"],data:data136};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
else {
const err335 = {instancePath:instancePath+"/footer/socials/hacker-news",schemaPath:"#/definitions/socials/properties/hacker-news/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties["hacker-news"].type,parentSchema:schema28.properties["hacker-news"],data:data136};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
if(data127.youtube !== undefined){
let data137 = data127.youtube;
if(typeof data137 === "string"){
if(!pattern34.test(data137)){
const err336 = {instancePath:instancePath+"/footer/socials/youtube",schemaPath:"#/definitions/socials/properties/youtube/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.youtube,data:data137};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
else {
const err337 = {instancePath:instancePath+"/footer/socials/youtube",schemaPath:"#/definitions/socials/properties/youtube/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.youtube.type,parentSchema:schema28.properties.youtube,data:data137};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
if(data127.medium !== undefined){
let data138 = data127.medium;
if(typeof data138 === "string"){
if(!pattern34.test(data138)){
const err338 = {instancePath:instancePath+"/footer/socials/medium",schemaPath:"#/definitions/socials/properties/medium/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.medium,data:data138};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
else {
const err339 = {instancePath:instancePath+"/footer/socials/medium",schemaPath:"#/definitions/socials/properties/medium/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.medium.type,parentSchema:schema28.properties.medium,data:data138};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
if(data127.telegram !== undefined){
let data139 = data127.telegram;
if(typeof data139 === "string"){
if(!pattern34.test(data139)){
const err340 = {instancePath:instancePath+"/footer/socials/telegram",schemaPath:"#/definitions/socials/properties/telegram/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.telegram,data:data139};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
else {
const err341 = {instancePath:instancePath+"/footer/socials/telegram",schemaPath:"#/definitions/socials/properties/telegram/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.telegram.type,parentSchema:schema28.properties.telegram,data:data139};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
if(data127.twitter !== undefined){
let data140 = data127.twitter;
if(typeof data140 === "string"){
if(!pattern34.test(data140)){
const err342 = {instancePath:instancePath+"/footer/socials/twitter",schemaPath:"#/definitions/socials/properties/twitter/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.twitter,data:data140};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
else {
const err343 = {instancePath:instancePath+"/footer/socials/twitter",schemaPath:"#/definitions/socials/properties/twitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.twitter.type,parentSchema:schema28.properties.twitter,data:data140};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
if(data127["x-twitter"] !== undefined){
let data141 = data127["x-twitter"];
if(typeof data141 === "string"){
if(!pattern34.test(data141)){
const err344 = {instancePath:instancePath+"/footer/socials/x-twitter",schemaPath:"#/definitions/socials/properties/x-twitter/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties["x-twitter"],data:data141};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
else {
const err345 = {instancePath:instancePath+"/footer/socials/x-twitter",schemaPath:"#/definitions/socials/properties/x-twitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties["x-twitter"].type,parentSchema:schema28.properties["x-twitter"],data:data141};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
if(data127["earth-americas"] !== undefined){
let data142 = data127["earth-americas"];
if(typeof data142 === "string"){
if(!pattern34.test(data142)){
const err346 = {instancePath:instancePath+"/footer/socials/earth-americas",schemaPath:"#/definitions/socials/properties/earth-americas/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties["earth-americas"],data:data142};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
else {
const err347 = {instancePath:instancePath+"/footer/socials/earth-americas",schemaPath:"#/definitions/socials/properties/earth-americas/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties["earth-americas"].type,parentSchema:schema28.properties["earth-americas"],data:data142};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
if(data127.bluesky !== undefined){
let data143 = data127.bluesky;
if(typeof data143 === "string"){
if(!pattern34.test(data143)){
const err348 = {instancePath:instancePath+"/footer/socials/bluesky",schemaPath:"#/definitions/socials/properties/bluesky/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.bluesky,data:data143};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
else {
const err349 = {instancePath:instancePath+"/footer/socials/bluesky",schemaPath:"#/definitions/socials/properties/bluesky/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.bluesky.type,parentSchema:schema28.properties.bluesky,data:data143};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
if(data127.threads !== undefined){
let data144 = data127.threads;
if(typeof data144 === "string"){
if(!pattern34.test(data144)){
const err350 = {instancePath:instancePath+"/footer/socials/threads",schemaPath:"#/definitions/socials/properties/threads/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.threads,data:data144};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
else {
const err351 = {instancePath:instancePath+"/footer/socials/threads",schemaPath:"#/definitions/socials/properties/threads/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.threads.type,parentSchema:schema28.properties.threads,data:data144};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data127.reddit !== undefined){
let data145 = data127.reddit;
if(typeof data145 === "string"){
if(!pattern34.test(data145)){
const err352 = {instancePath:instancePath+"/footer/socials/reddit",schemaPath:"#/definitions/socials/properties/reddit/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.reddit,data:data145};
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
const err353 = {instancePath:instancePath+"/footer/socials/reddit",schemaPath:"#/definitions/socials/properties/reddit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.reddit.type,parentSchema:schema28.properties.reddit,data:data145};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data127.podcast !== undefined){
let data146 = data127.podcast;
if(typeof data146 === "string"){
if(!pattern34.test(data146)){
const err354 = {instancePath:instancePath+"/footer/socials/podcast",schemaPath:"#/definitions/socials/properties/podcast/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema28.properties.podcast,data:data146};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
else {
const err355 = {instancePath:instancePath+"/footer/socials/podcast",schemaPath:"#/definitions/socials/properties/podcast/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.podcast.type,parentSchema:schema28.properties.podcast,data:data146};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
}
else {
const err356 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/definitions/socials/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data:data127};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
var _valid22 = _errs430 === errors;
valid107 = _valid22;
}
if(!valid107){
const err357 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/properties/footer/properties/socials/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.footer.properties.socials.allOf[0].if,parentSchema:schema11.properties.footer.properties.socials.allOf[0],data:data127};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
const _errs473 = errors;
let valid110 = true;
const _errs474 = errors;
if(!(Array.isArray(data127))){
const err358 = {};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
var _valid23 = _errs474 === errors;
errors = _errs473;
if(vErrors !== null){
if(_errs473){
vErrors.length = _errs473;
}
else {
vErrors = null;
}
}
if(_valid23){
const _errs476 = errors;
if(Array.isArray(data127)){
const len11 = data127.length;
for(let i11=0; i11<len11; i11++){
let data147 = data127[i11];
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.type === undefined){
const err359 = {instancePath:instancePath+"/footer/socials/" + i11,schemaPath:"#/definitions/socialList/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema29.items.required,parentSchema:schema29.items,data:data147};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(data147.url === undefined){
const err360 = {instancePath:instancePath+"/footer/socials/" + i11,schemaPath:"#/definitions/socialList/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema29.items.required,parentSchema:schema29.items,data:data147};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
for(const key26 in data147){
if(!((key26 === "type") || (key26 === "url"))){
const err361 = {instancePath:instancePath+"/footer/socials/" + i11,schemaPath:"#/definitions/socialList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties",schema:false,parentSchema:schema29.items,data:data147};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data147.type !== undefined){
let data148 = data147.type;
if(typeof data148 === "string"){
if(func3(data148) < 1){
const err362 = {instancePath:instancePath+"/footer/socials/" + i11+"/type",schemaPath:"#/definitions/socialList/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.items.properties.type,data:data148};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
else {
const err363 = {instancePath:instancePath+"/footer/socials/" + i11+"/type",schemaPath:"#/definitions/socialList/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.items.properties.type.type,parentSchema:schema29.items.properties.type,data:data148};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data147.url !== undefined){
let data149 = data147.url;
if(typeof data149 === "string"){
if(!pattern34.test(data149)){
const err364 = {instancePath:instancePath+"/footer/socials/" + i11+"/url",schemaPath:"#/definitions/socialList/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)"+"\"",schema:"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)",parentSchema:schema29.items.properties.url,data:data149};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
else {
const err365 = {instancePath:instancePath+"/footer/socials/" + i11+"/url",schemaPath:"#/definitions/socialList/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.items.properties.url.type,parentSchema:schema29.items.properties.url,data:data149};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
}
else {
const err366 = {instancePath:instancePath+"/footer/socials/" + i11,schemaPath:"#/definitions/socialList/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.items.type,parentSchema:schema29.items,data:data147};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
}
else {
const err367 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/definitions/socialList/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.type,parentSchema:schema29,data:data127};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
var _valid23 = _errs476 === errors;
valid110 = _valid23;
}
if(!valid110){
const err368 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/properties/footer/properties/socials/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.properties.footer.properties.socials.allOf[1].if,parentSchema:schema11.properties.footer.properties.socials.allOf[1],data:data127};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
if(data126.links !== undefined){
let data150 = data126.links;
if(Array.isArray(data150)){
if(data150.length > 4){
const err369 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema11.properties.footer.properties.links,data:data150};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
if(data150.length < 1){
const err370 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.footer.properties.links,data:data150};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
const len12 = data150.length;
for(let i12=0; i12<len12; i12++){
let data151 = data150[i12];
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
if(data151.links === undefined){
const err371 = {instancePath:instancePath+"/footer/links/" + i12,schemaPath:"#/properties/footer/properties/links/items/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema11.properties.footer.properties.links.items.required,parentSchema:schema11.properties.footer.properties.links.items,data:data151};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
for(const key27 in data151){
if(!((key27 === "title") || (key27 === "links"))){
const err372 = {instancePath:instancePath+"/footer/links/" + i12,schemaPath:"#/properties/footer/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.footer.properties.links.items,data:data151};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
if(data151.title !== undefined){
let data152 = data151.title;
if(typeof data152 !== "string"){
const err373 = {instancePath:instancePath+"/footer/links/" + i12+"/title",schemaPath:"#/properties/footer/properties/links/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.footer.properties.links.items.properties.title.type,parentSchema:schema11.properties.footer.properties.links.items.properties.title,data:data152};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data151.links !== undefined){
let data153 = data151.links;
if(Array.isArray(data153)){
if(data153.length < 1){
const err374 = {instancePath:instancePath+"/footer/links/" + i12+"/links",schemaPath:"#/properties/footer/properties/links/items/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.footer.properties.links.items.properties.links,data:data153};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
const len13 = data153.length;
for(let i13=0; i13<len13; i13++){
let data154 = data153[i13];
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
if(data154.label === undefined){
const err375 = {instancePath:instancePath+"/footer/links/" + i12+"/links/" + i13,schemaPath:"#/properties/footer/properties/links/items/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema11.properties.footer.properties.links.items.properties.links.items.required,parentSchema:schema11.properties.footer.properties.links.items.properties.links.items,data:data154};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
if(data154.url === undefined){
const err376 = {instancePath:instancePath+"/footer/links/" + i12+"/links/" + i13,schemaPath:"#/properties/footer/properties/links/items/properties/links/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema11.properties.footer.properties.links.items.properties.links.items.required,parentSchema:schema11.properties.footer.properties.links.items.properties.links.items,data:data154};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
for(const key28 in data154){
if(!((key28 === "label") || (key28 === "url"))){
const err377 = {instancePath:instancePath+"/footer/links/" + i12+"/links/" + i13,schemaPath:"#/properties/footer/properties/links/items/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.footer.properties.links.items.properties.links.items,data:data154};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
}
if(data154.label !== undefined){
let data155 = data154.label;
if(typeof data155 === "string"){
if(func3(data155) < 1){
const err378 = {instancePath:instancePath+"/footer/links/" + i12+"/links/" + i13+"/label",schemaPath:"#/properties/footer/properties/links/items/properties/links/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.footer.properties.links.items.properties.links.items.properties.label,data:data155};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
else {
const err379 = {instancePath:instancePath+"/footer/links/" + i12+"/links/" + i13+"/label",schemaPath:"#/properties/footer/properties/links/items/properties/links/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.footer.properties.links.items.properties.links.items.properties.label.type,parentSchema:schema11.properties.footer.properties.links.items.properties.links.items.properties.label,data:data155};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
if(data154.url !== undefined){
let data156 = data154.url;
if(typeof data156 === "string"){
if(!pattern74.test(data156)){
const err380 = {instancePath:instancePath+"/footer/links/" + i12+"/links/" + i13+"/url",schemaPath:"#/properties/footer/properties/links/items/properties/links/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)(?:[A-Za-z][A-Za-z0-9+.-]*:|/)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)(?:[A-Za-z][A-Za-z0-9+.-]*:|/)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)(?:[A-Za-z][A-Za-z0-9+.-]*:|/)",parentSchema:schema11.properties.footer.properties.links.items.properties.links.items.properties.url,data:data156};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
else {
const err381 = {instancePath:instancePath+"/footer/links/" + i12+"/links/" + i13+"/url",schemaPath:"#/properties/footer/properties/links/items/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.footer.properties.links.items.properties.links.items.properties.url.type,parentSchema:schema11.properties.footer.properties.links.items.properties.links.items.properties.url,data:data156};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
}
}
else {
const err382 = {instancePath:instancePath+"/footer/links/" + i12+"/links/" + i13,schemaPath:"#/properties/footer/properties/links/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.footer.properties.links.items.properties.links.items.type,parentSchema:schema11.properties.footer.properties.links.items.properties.links.items,data:data154};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
}
else {
const err383 = {instancePath:instancePath+"/footer/links/" + i12+"/links",schemaPath:"#/properties/footer/properties/links/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.footer.properties.links.items.properties.links.type,parentSchema:schema11.properties.footer.properties.links.items.properties.links,data:data153};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
}
else {
const err384 = {instancePath:instancePath+"/footer/links/" + i12,schemaPath:"#/properties/footer/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.footer.properties.links.items.type,parentSchema:schema11.properties.footer.properties.links.items,data:data151};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
}
else {
const err385 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.footer.properties.links.type,parentSchema:schema11.properties.footer.properties.links,data:data150};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
}
else {
const err386 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.footer.type,parentSchema:schema11.properties.footer,data:data126};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
if(data.redirects !== undefined){
let data157 = data.redirects;
if(Array.isArray(data157)){
const len14 = data157.length;
for(let i14=0; i14<len14; i14++){
let data158 = data157[i14];
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.source === undefined){
const err387 = {instancePath:instancePath+"/redirects/" + i14,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema11.properties.redirects.items.required,parentSchema:schema11.properties.redirects.items,data:data158};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
if(data158.destination === undefined){
const err388 = {instancePath:instancePath+"/redirects/" + i14,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'",schema:schema11.properties.redirects.items.required,parentSchema:schema11.properties.redirects.items,data:data158};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
for(const key29 in data158){
if(!(((key29 === "source") || (key29 === "destination")) || (key29 === "permanent"))){
const err389 = {instancePath:instancePath+"/redirects/" + i14,schemaPath:"#/properties/redirects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.redirects.items,data:data158};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
if(data158.source !== undefined){
let data159 = data158.source;
if(typeof data159 === "string"){
if(func3(data159) < 1){
const err390 = {instancePath:instancePath+"/redirects/" + i14+"/source",schemaPath:"#/properties/redirects/items/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.redirects.items.properties.source,data:data159};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
else {
const err391 = {instancePath:instancePath+"/redirects/" + i14+"/source",schemaPath:"#/properties/redirects/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.redirects.items.properties.source.type,parentSchema:schema11.properties.redirects.items.properties.source,data:data159};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
if(data158.destination !== undefined){
let data160 = data158.destination;
if(typeof data160 === "string"){
if(func3(data160) < 1){
const err392 = {instancePath:instancePath+"/redirects/" + i14+"/destination",schemaPath:"#/properties/redirects/items/properties/destination/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.redirects.items.properties.destination,data:data160};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
if(!pattern1.test(data160)){
const err393 = {instancePath:instancePath+"/redirects/" + i14+"/destination",schemaPath:"#/properties/redirects/items/properties/destination/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"},message:"must match pattern \""+"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)"+"\"",schema:"^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Vv][Bb][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa])\\s*:)",parentSchema:schema11.properties.redirects.items.properties.destination,data:data160};
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
const err394 = {instancePath:instancePath+"/redirects/" + i14+"/destination",schemaPath:"#/properties/redirects/items/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.redirects.items.properties.destination.type,parentSchema:schema11.properties.redirects.items.properties.destination,data:data160};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
if(data158.permanent !== undefined){
let data161 = data158.permanent;
if(typeof data161 !== "boolean"){
const err395 = {instancePath:instancePath+"/redirects/" + i14+"/permanent",schemaPath:"#/properties/redirects/items/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.redirects.items.properties.permanent.type,parentSchema:schema11.properties.redirects.items.properties.permanent,data:data161};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
}
else {
const err396 = {instancePath:instancePath+"/redirects/" + i14,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.redirects.items.type,parentSchema:schema11.properties.redirects.items,data:data158};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
}
else {
const err397 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.redirects.type,parentSchema:schema11.properties.redirects,data:data157};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
if(data.search !== undefined){
let data162 = data.search;
if(data162 && typeof data162 == "object" && !Array.isArray(data162)){
for(const key30 in data162){
if(!((key30 === "prompt") || (key30 === "location"))){
const err398 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.search,data:data162};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
if(data162.prompt !== undefined){
let data163 = data162.prompt;
if(typeof data163 !== "string"){
const err399 = {instancePath:instancePath+"/search/prompt",schemaPath:"#/properties/search/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.search.properties.prompt.type,parentSchema:schema11.properties.search.properties.prompt,data:data163};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
if(data162.location !== undefined){
let data164 = data162.location;
if(typeof data164 !== "string"){
const err400 = {instancePath:instancePath+"/search/location",schemaPath:"#/properties/search/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.search.properties.location.type,parentSchema:schema11.properties.search.properties.location,data:data164};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
if(!((data164 === "side") || (data164 === "top"))){
const err401 = {instancePath:instancePath+"/search/location",schemaPath:"#/properties/search/properties/location/enum",keyword:"enum",params:{allowedValues: schema11.properties.search.properties.location.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.search.properties.location.enum,parentSchema:schema11.properties.search.properties.location,data:data164};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
}
else {
const err402 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.search.type,parentSchema:schema11.properties.search,data:data162};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
if(data.seo !== undefined){
let data165 = data.seo;
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
for(const key31 in data165){
if(!(key31 === "indexHiddenPages")){
const err403 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.seo,data:data165};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
if(data165.indexHiddenPages !== undefined){
let data166 = data165.indexHiddenPages;
if(typeof data166 !== "boolean"){
const err404 = {instancePath:instancePath+"/seo/indexHiddenPages",schemaPath:"#/properties/seo/properties/indexHiddenPages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.seo.properties.indexHiddenPages.type,parentSchema:schema11.properties.seo.properties.indexHiddenPages,data:data166};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
}
else {
const err405 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.seo.type,parentSchema:schema11.properties.seo,data:data165};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
if(data.metadata !== undefined){
let data167 = data.metadata;
if(data167 && typeof data167 == "object" && !Array.isArray(data167)){
for(const key32 in data167){
if(!(func2.call(schema11.properties.metadata.properties, key32))){
let data168 = data167[key32];
if(typeof data168 === "string"){
if(func3(data168) < 1){
const err406 = {instancePath:instancePath+"/metadata/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.metadata.additionalProperties,data:data168};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
else {
const err407 = {instancePath:instancePath+"/metadata/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.additionalProperties.type,parentSchema:schema11.properties.metadata.additionalProperties,data:data168};
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
if(data167["og:site_name"] !== undefined){
let data169 = data167["og:site_name"];
if(typeof data169 !== "string"){
const err408 = {instancePath:instancePath+"/metadata/og:site_name",schemaPath:"#/properties/metadata/properties/og%3Asite_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties["og:site_name"].type,parentSchema:schema11.properties.metadata.properties["og:site_name"],data:data169};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
}
if(data167["og:title"] !== undefined){
let data170 = data167["og:title"];
if(typeof data170 !== "string"){
const err409 = {instancePath:instancePath+"/metadata/og:title",schemaPath:"#/properties/metadata/properties/og%3Atitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties["og:title"].type,parentSchema:schema11.properties.metadata.properties["og:title"],data:data170};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
if(data167["og:description"] !== undefined){
let data171 = data167["og:description"];
if(typeof data171 !== "string"){
const err410 = {instancePath:instancePath+"/metadata/og:description",schemaPath:"#/properties/metadata/properties/og%3Adescription/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties["og:description"].type,parentSchema:schema11.properties.metadata.properties["og:description"],data:data171};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
if(data167["og:image"] !== undefined){
let data172 = data167["og:image"];
if(typeof data172 !== "string"){
const err411 = {instancePath:instancePath+"/metadata/og:image",schemaPath:"#/properties/metadata/properties/og%3Aimage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties["og:image"].type,parentSchema:schema11.properties.metadata.properties["og:image"],data:data172};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
if(data167["twitter:card"] !== undefined){
let data173 = data167["twitter:card"];
if(typeof data173 !== "string"){
const err412 = {instancePath:instancePath+"/metadata/twitter:card",schemaPath:"#/properties/metadata/properties/twitter%3Acard/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties["twitter:card"].type,parentSchema:schema11.properties.metadata.properties["twitter:card"],data:data173};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data167["twitter:site"] !== undefined){
let data174 = data167["twitter:site"];
if(typeof data174 !== "string"){
const err413 = {instancePath:instancePath+"/metadata/twitter:site",schemaPath:"#/properties/metadata/properties/twitter%3Asite/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties["twitter:site"].type,parentSchema:schema11.properties.metadata.properties["twitter:site"],data:data174};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
if(data167["twitter:image"] !== undefined){
let data175 = data167["twitter:image"];
if(typeof data175 !== "string"){
const err414 = {instancePath:instancePath+"/metadata/twitter:image",schemaPath:"#/properties/metadata/properties/twitter%3Aimage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties["twitter:image"].type,parentSchema:schema11.properties.metadata.properties["twitter:image"],data:data175};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
if(data167.robots !== undefined){
let data176 = data167.robots;
if(typeof data176 !== "string"){
const err415 = {instancePath:instancePath+"/metadata/robots",schemaPath:"#/properties/metadata/properties/robots/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties.robots.type,parentSchema:schema11.properties.metadata.properties.robots,data:data176};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
if(data167["google-site-verification"] !== undefined){
let data177 = data167["google-site-verification"];
if(typeof data177 !== "string"){
const err416 = {instancePath:instancePath+"/metadata/google-site-verification",schemaPath:"#/properties/metadata/properties/google-site-verification/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties["google-site-verification"].type,parentSchema:schema11.properties.metadata.properties["google-site-verification"],data:data177};
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
const err417 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.metadata.type,parentSchema:schema11.properties.metadata,data:data167};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
if(data.analytics !== undefined){
let data178 = data.analytics;
if(data178 && typeof data178 == "object" && !Array.isArray(data178)){
for(const key33 in data178){
if(!(func2.call(schema11.properties.analytics.properties, key33))){
const err418 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics,data:data178};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
if(data178.ga4 !== undefined){
let data179 = data178.ga4;
if(data179 && typeof data179 == "object" && !Array.isArray(data179)){
if(data179.measurementId === undefined){
const err419 = {instancePath:instancePath+"/analytics/ga4",schemaPath:"#/properties/analytics/properties/ga4/required",keyword:"required",params:{missingProperty: "measurementId"},message:"must have required property '"+"measurementId"+"'",schema:schema11.properties.analytics.properties.ga4.required,parentSchema:schema11.properties.analytics.properties.ga4,data:data179};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
for(const key34 in data179){
if(!(key34 === "measurementId")){
const err420 = {instancePath:instancePath+"/analytics/ga4",schemaPath:"#/properties/analytics/properties/ga4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.ga4,data:data179};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
if(data179.measurementId !== undefined){
let data180 = data179.measurementId;
if(typeof data180 === "string"){
if(!pattern76.test(data180)){
const err421 = {instancePath:instancePath+"/analytics/ga4/measurementId",schemaPath:"#/properties/analytics/properties/ga4/properties/measurementId/pattern",keyword:"pattern",params:{pattern: "^G"},message:"must match pattern \""+"^G"+"\"",schema:"^G",parentSchema:schema11.properties.analytics.properties.ga4.properties.measurementId,data:data180};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
}
else {
const err422 = {instancePath:instancePath+"/analytics/ga4/measurementId",schemaPath:"#/properties/analytics/properties/ga4/properties/measurementId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.ga4.properties.measurementId.type,parentSchema:schema11.properties.analytics.properties.ga4.properties.measurementId,data:data180};
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
const err423 = {instancePath:instancePath+"/analytics/ga4",schemaPath:"#/properties/analytics/properties/ga4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.ga4.type,parentSchema:schema11.properties.analytics.properties.ga4,data:data179};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
if(data178.gtm !== undefined){
let data181 = data178.gtm;
if(data181 && typeof data181 == "object" && !Array.isArray(data181)){
if(data181.tagId === undefined){
const err424 = {instancePath:instancePath+"/analytics/gtm",schemaPath:"#/properties/analytics/properties/gtm/required",keyword:"required",params:{missingProperty: "tagId"},message:"must have required property '"+"tagId"+"'",schema:schema11.properties.analytics.properties.gtm.required,parentSchema:schema11.properties.analytics.properties.gtm,data:data181};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
for(const key35 in data181){
if(!(key35 === "tagId")){
const err425 = {instancePath:instancePath+"/analytics/gtm",schemaPath:"#/properties/analytics/properties/gtm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.gtm,data:data181};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
if(data181.tagId !== undefined){
let data182 = data181.tagId;
if(typeof data182 === "string"){
if(!pattern76.test(data182)){
const err426 = {instancePath:instancePath+"/analytics/gtm/tagId",schemaPath:"#/properties/analytics/properties/gtm/properties/tagId/pattern",keyword:"pattern",params:{pattern: "^G"},message:"must match pattern \""+"^G"+"\"",schema:"^G",parentSchema:schema11.properties.analytics.properties.gtm.properties.tagId,data:data182};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
}
else {
const err427 = {instancePath:instancePath+"/analytics/gtm/tagId",schemaPath:"#/properties/analytics/properties/gtm/properties/tagId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.gtm.properties.tagId.type,parentSchema:schema11.properties.analytics.properties.gtm.properties.tagId,data:data182};
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
const err428 = {instancePath:instancePath+"/analytics/gtm",schemaPath:"#/properties/analytics/properties/gtm/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.gtm.type,parentSchema:schema11.properties.analytics.properties.gtm,data:data181};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
}
if(data178.posthog !== undefined){
let data183 = data178.posthog;
if(data183 && typeof data183 == "object" && !Array.isArray(data183)){
if(data183.apiKey === undefined){
const err429 = {instancePath:instancePath+"/analytics/posthog",schemaPath:"#/properties/analytics/properties/posthog/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'",schema:schema11.properties.analytics.properties.posthog.required,parentSchema:schema11.properties.analytics.properties.posthog,data:data183};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
for(const key36 in data183){
if(!(((key36 === "apiKey") || (key36 === "apiHost")) || (key36 === "sessionRecording"))){
const err430 = {instancePath:instancePath+"/analytics/posthog",schemaPath:"#/properties/analytics/properties/posthog/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.posthog,data:data183};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
if(data183.apiKey !== undefined){
let data184 = data183.apiKey;
if(typeof data184 === "string"){
if(!pattern78.test(data184)){
const err431 = {instancePath:instancePath+"/analytics/posthog/apiKey",schemaPath:"#/properties/analytics/properties/posthog/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^phc_"},message:"must match pattern \""+"^phc_"+"\"",schema:"^phc_",parentSchema:schema11.properties.analytics.properties.posthog.properties.apiKey,data:data184};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
else {
const err432 = {instancePath:instancePath+"/analytics/posthog/apiKey",schemaPath:"#/properties/analytics/properties/posthog/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.posthog.properties.apiKey.type,parentSchema:schema11.properties.analytics.properties.posthog.properties.apiKey,data:data184};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
}
if(data183.apiHost !== undefined){
let data185 = data183.apiHost;
if(typeof data185 === "string"){
if(!pattern12.test(data185)){
const err433 = {instancePath:instancePath+"/analytics/posthog/apiHost",schemaPath:"#/properties/analytics/properties/posthog/properties/apiHost/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.analytics.properties.posthog.properties.apiHost,data:data185};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
}
else {
const err434 = {instancePath:instancePath+"/analytics/posthog/apiHost",schemaPath:"#/properties/analytics/properties/posthog/properties/apiHost/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.posthog.properties.apiHost.type,parentSchema:schema11.properties.analytics.properties.posthog.properties.apiHost,data:data185};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
}
if(data183.sessionRecording !== undefined){
let data186 = data183.sessionRecording;
if(typeof data186 !== "boolean"){
const err435 = {instancePath:instancePath+"/analytics/posthog/sessionRecording",schemaPath:"#/properties/analytics/properties/posthog/properties/sessionRecording/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.analytics.properties.posthog.properties.sessionRecording.type,parentSchema:schema11.properties.analytics.properties.posthog.properties.sessionRecording,data:data186};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
}
else {
const err436 = {instancePath:instancePath+"/analytics/posthog",schemaPath:"#/properties/analytics/properties/posthog/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.posthog.type,parentSchema:schema11.properties.analytics.properties.posthog,data:data183};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
}
if(data178.plausible !== undefined){
let data187 = data178.plausible;
if(data187 && typeof data187 == "object" && !Array.isArray(data187)){
if(data187.domain === undefined){
const err437 = {instancePath:instancePath+"/analytics/plausible",schemaPath:"#/properties/analytics/properties/plausible/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'",schema:schema11.properties.analytics.properties.plausible.required,parentSchema:schema11.properties.analytics.properties.plausible,data:data187};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
for(const key37 in data187){
if(!((key37 === "domain") || (key37 === "server"))){
const err438 = {instancePath:instancePath+"/analytics/plausible",schemaPath:"#/properties/analytics/properties/plausible/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.plausible,data:data187};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
}
if(data187.domain !== undefined){
let data188 = data187.domain;
if(typeof data188 === "string"){
if(func3(data188) < 1){
const err439 = {instancePath:instancePath+"/analytics/plausible/domain",schemaPath:"#/properties/analytics/properties/plausible/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.plausible.properties.domain,data:data188};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
if(!pattern80.test(data188)){
const err440 = {instancePath:instancePath+"/analytics/plausible/domain",schemaPath:"#/properties/analytics/properties/plausible/properties/domain/pattern",keyword:"pattern",params:{pattern: "^(?![Hh][Tt][Tt][Pp][Ss]?://)"},message:"must match pattern \""+"^(?![Hh][Tt][Tt][Pp][Ss]?://)"+"\"",schema:"^(?![Hh][Tt][Tt][Pp][Ss]?://)",parentSchema:schema11.properties.analytics.properties.plausible.properties.domain,data:data188};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
}
else {
const err441 = {instancePath:instancePath+"/analytics/plausible/domain",schemaPath:"#/properties/analytics/properties/plausible/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.plausible.properties.domain.type,parentSchema:schema11.properties.analytics.properties.plausible.properties.domain,data:data188};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
}
if(data187.server !== undefined){
let data189 = data187.server;
if(typeof data189 === "string"){
if(!pattern80.test(data189)){
const err442 = {instancePath:instancePath+"/analytics/plausible/server",schemaPath:"#/properties/analytics/properties/plausible/properties/server/pattern",keyword:"pattern",params:{pattern: "^(?![Hh][Tt][Tt][Pp][Ss]?://)"},message:"must match pattern \""+"^(?![Hh][Tt][Tt][Pp][Ss]?://)"+"\"",schema:"^(?![Hh][Tt][Tt][Pp][Ss]?://)",parentSchema:schema11.properties.analytics.properties.plausible.properties.server,data:data189};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
}
else {
const err443 = {instancePath:instancePath+"/analytics/plausible/server",schemaPath:"#/properties/analytics/properties/plausible/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.plausible.properties.server.type,parentSchema:schema11.properties.analytics.properties.plausible.properties.server,data:data189};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
}
}
else {
const err444 = {instancePath:instancePath+"/analytics/plausible",schemaPath:"#/properties/analytics/properties/plausible/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.plausible.type,parentSchema:schema11.properties.analytics.properties.plausible,data:data187};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
}
if(data178.segment !== undefined){
let data190 = data178.segment;
if(data190 && typeof data190 == "object" && !Array.isArray(data190)){
if(data190.key === undefined){
const err445 = {instancePath:instancePath+"/analytics/segment",schemaPath:"#/properties/analytics/properties/segment/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema11.properties.analytics.properties.segment.required,parentSchema:schema11.properties.analytics.properties.segment,data:data190};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
for(const key38 in data190){
if(!((key38 === "key") || (key38 === "cdnUrl"))){
const err446 = {instancePath:instancePath+"/analytics/segment",schemaPath:"#/properties/analytics/properties/segment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.segment,data:data190};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
}
if(data190.key !== undefined){
let data191 = data190.key;
if(typeof data191 === "string"){
if(func3(data191) < 1){
const err447 = {instancePath:instancePath+"/analytics/segment/key",schemaPath:"#/properties/analytics/properties/segment/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.segment.properties.key,data:data191};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
}
else {
const err448 = {instancePath:instancePath+"/analytics/segment/key",schemaPath:"#/properties/analytics/properties/segment/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.segment.properties.key.type,parentSchema:schema11.properties.analytics.properties.segment.properties.key,data:data191};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
}
if(data190.cdnUrl !== undefined){
let data192 = data190.cdnUrl;
if(typeof data192 === "string"){
if(!pattern82.test(data192)){
const err449 = {instancePath:instancePath+"/analytics/segment/cdnUrl",schemaPath:"#/properties/analytics/properties/segment/properties/cdnUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]://[^?#]*$",parentSchema:schema11.properties.analytics.properties.segment.properties.cdnUrl,data:data192};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
}
else {
const err450 = {instancePath:instancePath+"/analytics/segment/cdnUrl",schemaPath:"#/properties/analytics/properties/segment/properties/cdnUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.segment.properties.cdnUrl.type,parentSchema:schema11.properties.analytics.properties.segment.properties.cdnUrl,data:data192};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
}
}
else {
const err451 = {instancePath:instancePath+"/analytics/segment",schemaPath:"#/properties/analytics/properties/segment/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.segment.type,parentSchema:schema11.properties.analytics.properties.segment,data:data190};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
}
if(data178.mixpanel !== undefined){
let data193 = data178.mixpanel;
if(data193 && typeof data193 == "object" && !Array.isArray(data193)){
if(data193.projectToken === undefined){
const err452 = {instancePath:instancePath+"/analytics/mixpanel",schemaPath:"#/properties/analytics/properties/mixpanel/required",keyword:"required",params:{missingProperty: "projectToken"},message:"must have required property '"+"projectToken"+"'",schema:schema11.properties.analytics.properties.mixpanel.required,parentSchema:schema11.properties.analytics.properties.mixpanel,data:data193};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
for(const key39 in data193){
if(!((key39 === "projectToken") || (key39 === "region"))){
const err453 = {instancePath:instancePath+"/analytics/mixpanel",schemaPath:"#/properties/analytics/properties/mixpanel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key39},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.mixpanel,data:data193};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
}
if(data193.projectToken !== undefined){
let data194 = data193.projectToken;
if(typeof data194 === "string"){
if(func3(data194) < 1){
const err454 = {instancePath:instancePath+"/analytics/mixpanel/projectToken",schemaPath:"#/properties/analytics/properties/mixpanel/properties/projectToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.mixpanel.properties.projectToken,data:data194};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
}
else {
const err455 = {instancePath:instancePath+"/analytics/mixpanel/projectToken",schemaPath:"#/properties/analytics/properties/mixpanel/properties/projectToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.mixpanel.properties.projectToken.type,parentSchema:schema11.properties.analytics.properties.mixpanel.properties.projectToken,data:data194};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
}
if(data193.region !== undefined){
let data195 = data193.region;
if(typeof data195 !== "string"){
const err456 = {instancePath:instancePath+"/analytics/mixpanel/region",schemaPath:"#/properties/analytics/properties/mixpanel/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.mixpanel.properties.region.type,parentSchema:schema11.properties.analytics.properties.mixpanel.properties.region,data:data195};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
if(!(((data195 === "us") || (data195 === "eu")) || (data195 === "in"))){
const err457 = {instancePath:instancePath+"/analytics/mixpanel/region",schemaPath:"#/properties/analytics/properties/mixpanel/properties/region/enum",keyword:"enum",params:{allowedValues: schema11.properties.analytics.properties.mixpanel.properties.region.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.analytics.properties.mixpanel.properties.region.enum,parentSchema:schema11.properties.analytics.properties.mixpanel.properties.region,data:data195};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
}
}
else {
const err458 = {instancePath:instancePath+"/analytics/mixpanel",schemaPath:"#/properties/analytics/properties/mixpanel/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.mixpanel.type,parentSchema:schema11.properties.analytics.properties.mixpanel,data:data193};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
}
if(data178.amplitude !== undefined){
let data196 = data178.amplitude;
if(data196 && typeof data196 == "object" && !Array.isArray(data196)){
if(data196.apiKey === undefined){
const err459 = {instancePath:instancePath+"/analytics/amplitude",schemaPath:"#/properties/analytics/properties/amplitude/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'",schema:schema11.properties.analytics.properties.amplitude.required,parentSchema:schema11.properties.analytics.properties.amplitude,data:data196};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
for(const key40 in data196){
if(!(key40 === "apiKey")){
const err460 = {instancePath:instancePath+"/analytics/amplitude",schemaPath:"#/properties/analytics/properties/amplitude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key40},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.amplitude,data:data196};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
}
if(data196.apiKey !== undefined){
let data197 = data196.apiKey;
if(typeof data197 === "string"){
if(func3(data197) < 1){
const err461 = {instancePath:instancePath+"/analytics/amplitude/apiKey",schemaPath:"#/properties/analytics/properties/amplitude/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.amplitude.properties.apiKey,data:data197};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
}
else {
const err462 = {instancePath:instancePath+"/analytics/amplitude/apiKey",schemaPath:"#/properties/analytics/properties/amplitude/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.amplitude.properties.apiKey.type,parentSchema:schema11.properties.analytics.properties.amplitude.properties.apiKey,data:data197};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
}
}
else {
const err463 = {instancePath:instancePath+"/analytics/amplitude",schemaPath:"#/properties/analytics/properties/amplitude/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.amplitude.type,parentSchema:schema11.properties.analytics.properties.amplitude,data:data196};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
}
if(data178.fathom !== undefined){
let data198 = data178.fathom;
if(data198 && typeof data198 == "object" && !Array.isArray(data198)){
if(data198.siteId === undefined){
const err464 = {instancePath:instancePath+"/analytics/fathom",schemaPath:"#/properties/analytics/properties/fathom/required",keyword:"required",params:{missingProperty: "siteId"},message:"must have required property '"+"siteId"+"'",schema:schema11.properties.analytics.properties.fathom.required,parentSchema:schema11.properties.analytics.properties.fathom,data:data198};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
for(const key41 in data198){
if(!(key41 === "siteId")){
const err465 = {instancePath:instancePath+"/analytics/fathom",schemaPath:"#/properties/analytics/properties/fathom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key41},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.fathom,data:data198};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
}
if(data198.siteId !== undefined){
let data199 = data198.siteId;
if(typeof data199 === "string"){
if(func3(data199) < 1){
const err466 = {instancePath:instancePath+"/analytics/fathom/siteId",schemaPath:"#/properties/analytics/properties/fathom/properties/siteId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.fathom.properties.siteId,data:data199};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
}
else {
const err467 = {instancePath:instancePath+"/analytics/fathom/siteId",schemaPath:"#/properties/analytics/properties/fathom/properties/siteId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.fathom.properties.siteId.type,parentSchema:schema11.properties.analytics.properties.fathom.properties.siteId,data:data199};
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
const err468 = {instancePath:instancePath+"/analytics/fathom",schemaPath:"#/properties/analytics/properties/fathom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.fathom.type,parentSchema:schema11.properties.analytics.properties.fathom,data:data198};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
}
if(data178.heap !== undefined){
let data200 = data178.heap;
if(data200 && typeof data200 == "object" && !Array.isArray(data200)){
if(data200.appId === undefined){
const err469 = {instancePath:instancePath+"/analytics/heap",schemaPath:"#/properties/analytics/properties/heap/required",keyword:"required",params:{missingProperty: "appId"},message:"must have required property '"+"appId"+"'",schema:schema11.properties.analytics.properties.heap.required,parentSchema:schema11.properties.analytics.properties.heap,data:data200};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
for(const key42 in data200){
if(!(key42 === "appId")){
const err470 = {instancePath:instancePath+"/analytics/heap",schemaPath:"#/properties/analytics/properties/heap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key42},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.heap,data:data200};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
}
if(data200.appId !== undefined){
let data201 = data200.appId;
if(typeof data201 === "string"){
if(func3(data201) < 1){
const err471 = {instancePath:instancePath+"/analytics/heap/appId",schemaPath:"#/properties/analytics/properties/heap/properties/appId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.heap.properties.appId,data:data201};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
}
else {
const err472 = {instancePath:instancePath+"/analytics/heap/appId",schemaPath:"#/properties/analytics/properties/heap/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.heap.properties.appId.type,parentSchema:schema11.properties.analytics.properties.heap.properties.appId,data:data201};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
}
}
else {
const err473 = {instancePath:instancePath+"/analytics/heap",schemaPath:"#/properties/analytics/properties/heap/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.heap.type,parentSchema:schema11.properties.analytics.properties.heap,data:data200};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
}
if(data178.hotjar !== undefined){
let data202 = data178.hotjar;
if(data202 && typeof data202 == "object" && !Array.isArray(data202)){
if(data202.hjid === undefined){
const err474 = {instancePath:instancePath+"/analytics/hotjar",schemaPath:"#/properties/analytics/properties/hotjar/required",keyword:"required",params:{missingProperty: "hjid"},message:"must have required property '"+"hjid"+"'",schema:schema11.properties.analytics.properties.hotjar.required,parentSchema:schema11.properties.analytics.properties.hotjar,data:data202};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
if(data202.hjsv === undefined){
const err475 = {instancePath:instancePath+"/analytics/hotjar",schemaPath:"#/properties/analytics/properties/hotjar/required",keyword:"required",params:{missingProperty: "hjsv"},message:"must have required property '"+"hjsv"+"'",schema:schema11.properties.analytics.properties.hotjar.required,parentSchema:schema11.properties.analytics.properties.hotjar,data:data202};
if(vErrors === null){
vErrors = [err475];
}
else {
vErrors.push(err475);
}
errors++;
}
for(const key43 in data202){
if(!((key43 === "hjid") || (key43 === "hjsv"))){
const err476 = {instancePath:instancePath+"/analytics/hotjar",schemaPath:"#/properties/analytics/properties/hotjar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key43},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.hotjar,data:data202};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
}
if(data202.hjid !== undefined){
let data203 = data202.hjid;
if(typeof data203 === "string"){
if(func3(data203) < 1){
const err477 = {instancePath:instancePath+"/analytics/hotjar/hjid",schemaPath:"#/properties/analytics/properties/hotjar/properties/hjid/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.hotjar.properties.hjid,data:data203};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
}
}
else {
const err478 = {instancePath:instancePath+"/analytics/hotjar/hjid",schemaPath:"#/properties/analytics/properties/hotjar/properties/hjid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.hotjar.properties.hjid.type,parentSchema:schema11.properties.analytics.properties.hotjar.properties.hjid,data:data203};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
}
if(data202.hjsv !== undefined){
let data204 = data202.hjsv;
if(typeof data204 === "string"){
if(func3(data204) < 1){
const err479 = {instancePath:instancePath+"/analytics/hotjar/hjsv",schemaPath:"#/properties/analytics/properties/hotjar/properties/hjsv/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.hotjar.properties.hjsv,data:data204};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
}
else {
const err480 = {instancePath:instancePath+"/analytics/hotjar/hjsv",schemaPath:"#/properties/analytics/properties/hotjar/properties/hjsv/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.hotjar.properties.hjsv.type,parentSchema:schema11.properties.analytics.properties.hotjar.properties.hjsv,data:data204};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
}
}
}
else {
const err481 = {instancePath:instancePath+"/analytics/hotjar",schemaPath:"#/properties/analytics/properties/hotjar/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.hotjar.type,parentSchema:schema11.properties.analytics.properties.hotjar,data:data202};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
}
if(data178.clarity !== undefined){
let data205 = data178.clarity;
if(data205 && typeof data205 == "object" && !Array.isArray(data205)){
if(data205.projectId === undefined){
const err482 = {instancePath:instancePath+"/analytics/clarity",schemaPath:"#/properties/analytics/properties/clarity/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'",schema:schema11.properties.analytics.properties.clarity.required,parentSchema:schema11.properties.analytics.properties.clarity,data:data205};
if(vErrors === null){
vErrors = [err482];
}
else {
vErrors.push(err482);
}
errors++;
}
for(const key44 in data205){
if(!(key44 === "projectId")){
const err483 = {instancePath:instancePath+"/analytics/clarity",schemaPath:"#/properties/analytics/properties/clarity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key44},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.clarity,data:data205};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
}
if(data205.projectId !== undefined){
let data206 = data205.projectId;
if(typeof data206 === "string"){
if(func3(data206) < 1){
const err484 = {instancePath:instancePath+"/analytics/clarity/projectId",schemaPath:"#/properties/analytics/properties/clarity/properties/projectId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.clarity.properties.projectId,data:data206};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
}
else {
const err485 = {instancePath:instancePath+"/analytics/clarity/projectId",schemaPath:"#/properties/analytics/properties/clarity/properties/projectId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.clarity.properties.projectId.type,parentSchema:schema11.properties.analytics.properties.clarity.properties.projectId,data:data206};
if(vErrors === null){
vErrors = [err485];
}
else {
vErrors.push(err485);
}
errors++;
}
}
}
else {
const err486 = {instancePath:instancePath+"/analytics/clarity",schemaPath:"#/properties/analytics/properties/clarity/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.clarity.type,parentSchema:schema11.properties.analytics.properties.clarity,data:data205};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
}
if(data178.logrocket !== undefined){
let data207 = data178.logrocket;
if(data207 && typeof data207 == "object" && !Array.isArray(data207)){
if(data207.appId === undefined){
const err487 = {instancePath:instancePath+"/analytics/logrocket",schemaPath:"#/properties/analytics/properties/logrocket/required",keyword:"required",params:{missingProperty: "appId"},message:"must have required property '"+"appId"+"'",schema:schema11.properties.analytics.properties.logrocket.required,parentSchema:schema11.properties.analytics.properties.logrocket,data:data207};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
}
for(const key45 in data207){
if(!(key45 === "appId")){
const err488 = {instancePath:instancePath+"/analytics/logrocket",schemaPath:"#/properties/analytics/properties/logrocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key45},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.logrocket,data:data207};
if(vErrors === null){
vErrors = [err488];
}
else {
vErrors.push(err488);
}
errors++;
}
}
if(data207.appId !== undefined){
let data208 = data207.appId;
if(typeof data208 === "string"){
if(func3(data208) < 1){
const err489 = {instancePath:instancePath+"/analytics/logrocket/appId",schemaPath:"#/properties/analytics/properties/logrocket/properties/appId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.logrocket.properties.appId,data:data208};
if(vErrors === null){
vErrors = [err489];
}
else {
vErrors.push(err489);
}
errors++;
}
}
else {
const err490 = {instancePath:instancePath+"/analytics/logrocket/appId",schemaPath:"#/properties/analytics/properties/logrocket/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.logrocket.properties.appId.type,parentSchema:schema11.properties.analytics.properties.logrocket.properties.appId,data:data208};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
}
}
else {
const err491 = {instancePath:instancePath+"/analytics/logrocket",schemaPath:"#/properties/analytics/properties/logrocket/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.logrocket.type,parentSchema:schema11.properties.analytics.properties.logrocket,data:data207};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
}
if(data178.pirsch !== undefined){
let data209 = data178.pirsch;
if(data209 && typeof data209 == "object" && !Array.isArray(data209)){
if(data209.id === undefined){
const err492 = {instancePath:instancePath+"/analytics/pirsch",schemaPath:"#/properties/analytics/properties/pirsch/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.properties.analytics.properties.pirsch.required,parentSchema:schema11.properties.analytics.properties.pirsch,data:data209};
if(vErrors === null){
vErrors = [err492];
}
else {
vErrors.push(err492);
}
errors++;
}
for(const key46 in data209){
if(!(key46 === "id")){
const err493 = {instancePath:instancePath+"/analytics/pirsch",schemaPath:"#/properties/analytics/properties/pirsch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key46},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.pirsch,data:data209};
if(vErrors === null){
vErrors = [err493];
}
else {
vErrors.push(err493);
}
errors++;
}
}
if(data209.id !== undefined){
let data210 = data209.id;
if(typeof data210 === "string"){
if(func3(data210) < 1){
const err494 = {instancePath:instancePath+"/analytics/pirsch/id",schemaPath:"#/properties/analytics/properties/pirsch/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.pirsch.properties.id,data:data210};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
}
}
else {
const err495 = {instancePath:instancePath+"/analytics/pirsch/id",schemaPath:"#/properties/analytics/properties/pirsch/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.pirsch.properties.id.type,parentSchema:schema11.properties.analytics.properties.pirsch.properties.id,data:data210};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
}
}
else {
const err496 = {instancePath:instancePath+"/analytics/pirsch",schemaPath:"#/properties/analytics/properties/pirsch/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.pirsch.type,parentSchema:schema11.properties.analytics.properties.pirsch,data:data209};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
}
if(data178.koala !== undefined){
let data211 = data178.koala;
if(data211 && typeof data211 == "object" && !Array.isArray(data211)){
if(data211.publicApiKey === undefined){
const err497 = {instancePath:instancePath+"/analytics/koala",schemaPath:"#/properties/analytics/properties/koala/required",keyword:"required",params:{missingProperty: "publicApiKey"},message:"must have required property '"+"publicApiKey"+"'",schema:schema11.properties.analytics.properties.koala.required,parentSchema:schema11.properties.analytics.properties.koala,data:data211};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
for(const key47 in data211){
if(!(key47 === "publicApiKey")){
const err498 = {instancePath:instancePath+"/analytics/koala",schemaPath:"#/properties/analytics/properties/koala/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key47},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.koala,data:data211};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
}
if(data211.publicApiKey !== undefined){
let data212 = data211.publicApiKey;
if(typeof data212 === "string"){
if(func3(data212) < 2){
const err499 = {instancePath:instancePath+"/analytics/koala/publicApiKey",schemaPath:"#/properties/analytics/properties/koala/properties/publicApiKey/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:schema11.properties.analytics.properties.koala.properties.publicApiKey,data:data212};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
}
errors++;
}
}
else {
const err500 = {instancePath:instancePath+"/analytics/koala/publicApiKey",schemaPath:"#/properties/analytics/properties/koala/properties/publicApiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.koala.properties.publicApiKey.type,parentSchema:schema11.properties.analytics.properties.koala.properties.publicApiKey,data:data212};
if(vErrors === null){
vErrors = [err500];
}
else {
vErrors.push(err500);
}
errors++;
}
}
}
else {
const err501 = {instancePath:instancePath+"/analytics/koala",schemaPath:"#/properties/analytics/properties/koala/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.koala.type,parentSchema:schema11.properties.analytics.properties.koala,data:data211};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
}
if(data178.clearbit !== undefined){
let data213 = data178.clearbit;
if(data213 && typeof data213 == "object" && !Array.isArray(data213)){
if(data213.publicApiKey === undefined){
const err502 = {instancePath:instancePath+"/analytics/clearbit",schemaPath:"#/properties/analytics/properties/clearbit/required",keyword:"required",params:{missingProperty: "publicApiKey"},message:"must have required property '"+"publicApiKey"+"'",schema:schema11.properties.analytics.properties.clearbit.required,parentSchema:schema11.properties.analytics.properties.clearbit,data:data213};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
for(const key48 in data213){
if(!(key48 === "publicApiKey")){
const err503 = {instancePath:instancePath+"/analytics/clearbit",schemaPath:"#/properties/analytics/properties/clearbit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key48},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.clearbit,data:data213};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
}
if(data213.publicApiKey !== undefined){
let data214 = data213.publicApiKey;
if(typeof data214 === "string"){
if(func3(data214) < 1){
const err504 = {instancePath:instancePath+"/analytics/clearbit/publicApiKey",schemaPath:"#/properties/analytics/properties/clearbit/properties/publicApiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.clearbit.properties.publicApiKey,data:data214};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
}
else {
const err505 = {instancePath:instancePath+"/analytics/clearbit/publicApiKey",schemaPath:"#/properties/analytics/properties/clearbit/properties/publicApiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.clearbit.properties.publicApiKey.type,parentSchema:schema11.properties.analytics.properties.clearbit.properties.publicApiKey,data:data214};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
}
}
else {
const err506 = {instancePath:instancePath+"/analytics/clearbit",schemaPath:"#/properties/analytics/properties/clearbit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.clearbit.type,parentSchema:schema11.properties.analytics.properties.clearbit,data:data213};
if(vErrors === null){
vErrors = [err506];
}
else {
vErrors.push(err506);
}
errors++;
}
}
if(data178.hightouch !== undefined){
let data215 = data178.hightouch;
if(data215 && typeof data215 == "object" && !Array.isArray(data215)){
if(data215.writeKey === undefined){
const err507 = {instancePath:instancePath+"/analytics/hightouch",schemaPath:"#/properties/analytics/properties/hightouch/required",keyword:"required",params:{missingProperty: "writeKey"},message:"must have required property '"+"writeKey"+"'",schema:schema11.properties.analytics.properties.hightouch.required,parentSchema:schema11.properties.analytics.properties.hightouch,data:data215};
if(vErrors === null){
vErrors = [err507];
}
else {
vErrors.push(err507);
}
errors++;
}
for(const key49 in data215){
if(!((key49 === "writeKey") || (key49 === "apiHost"))){
const err508 = {instancePath:instancePath+"/analytics/hightouch",schemaPath:"#/properties/analytics/properties/hightouch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key49},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.hightouch,data:data215};
if(vErrors === null){
vErrors = [err508];
}
else {
vErrors.push(err508);
}
errors++;
}
}
if(data215.writeKey !== undefined){
let data216 = data215.writeKey;
if(typeof data216 === "string"){
if(func3(data216) < 1){
const err509 = {instancePath:instancePath+"/analytics/hightouch/writeKey",schemaPath:"#/properties/analytics/properties/hightouch/properties/writeKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.analytics.properties.hightouch.properties.writeKey,data:data216};
if(vErrors === null){
vErrors = [err509];
}
else {
vErrors.push(err509);
}
errors++;
}
}
else {
const err510 = {instancePath:instancePath+"/analytics/hightouch/writeKey",schemaPath:"#/properties/analytics/properties/hightouch/properties/writeKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.hightouch.properties.writeKey.type,parentSchema:schema11.properties.analytics.properties.hightouch.properties.writeKey,data:data216};
if(vErrors === null){
vErrors = [err510];
}
else {
vErrors.push(err510);
}
errors++;
}
}
if(data215.apiHost !== undefined){
let data217 = data215.apiHost;
if(typeof data217 !== "string"){
const err511 = {instancePath:instancePath+"/analytics/hightouch/apiHost",schemaPath:"#/properties/analytics/properties/hightouch/properties/apiHost/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.hightouch.properties.apiHost.type,parentSchema:schema11.properties.analytics.properties.hightouch.properties.apiHost,data:data217};
if(vErrors === null){
vErrors = [err511];
}
else {
vErrors.push(err511);
}
errors++;
}
}
}
else {
const err512 = {instancePath:instancePath+"/analytics/hightouch",schemaPath:"#/properties/analytics/properties/hightouch/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.hightouch.type,parentSchema:schema11.properties.analytics.properties.hightouch,data:data215};
if(vErrors === null){
vErrors = [err512];
}
else {
vErrors.push(err512);
}
errors++;
}
}
if(data178.adobe !== undefined){
let data218 = data178.adobe;
if(data218 && typeof data218 == "object" && !Array.isArray(data218)){
if(data218.launchUrl === undefined){
const err513 = {instancePath:instancePath+"/analytics/adobe",schemaPath:"#/properties/analytics/properties/adobe/required",keyword:"required",params:{missingProperty: "launchUrl"},message:"must have required property '"+"launchUrl"+"'",schema:schema11.properties.analytics.properties.adobe.required,parentSchema:schema11.properties.analytics.properties.adobe,data:data218};
if(vErrors === null){
vErrors = [err513];
}
else {
vErrors.push(err513);
}
errors++;
}
for(const key50 in data218){
if(!(key50 === "launchUrl")){
const err514 = {instancePath:instancePath+"/analytics/adobe",schemaPath:"#/properties/analytics/properties/adobe/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key50},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.analytics.properties.adobe,data:data218};
if(vErrors === null){
vErrors = [err514];
}
else {
vErrors.push(err514);
}
errors++;
}
}
if(data218.launchUrl !== undefined){
let data219 = data218.launchUrl;
if(typeof data219 === "string"){
if(!pattern12.test(data219)){
const err515 = {instancePath:instancePath+"/analytics/adobe/launchUrl",schemaPath:"#/properties/analytics/properties/adobe/properties/launchUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.analytics.properties.adobe.properties.launchUrl,data:data219};
if(vErrors === null){
vErrors = [err515];
}
else {
vErrors.push(err515);
}
errors++;
}
}
else {
const err516 = {instancePath:instancePath+"/analytics/adobe/launchUrl",schemaPath:"#/properties/analytics/properties/adobe/properties/launchUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.analytics.properties.adobe.properties.launchUrl.type,parentSchema:schema11.properties.analytics.properties.adobe.properties.launchUrl,data:data219};
if(vErrors === null){
vErrors = [err516];
}
else {
vErrors.push(err516);
}
errors++;
}
}
}
else {
const err517 = {instancePath:instancePath+"/analytics/adobe",schemaPath:"#/properties/analytics/properties/adobe/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.properties.adobe.type,parentSchema:schema11.properties.analytics.properties.adobe,data:data218};
if(vErrors === null){
vErrors = [err517];
}
else {
vErrors.push(err517);
}
errors++;
}
}
}
else {
const err518 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.analytics.type,parentSchema:schema11.properties.analytics,data:data178};
if(vErrors === null){
vErrors = [err518];
}
else {
vErrors.push(err518);
}
errors++;
}
}
if(data.integrations !== undefined){
let data220 = data.integrations;
if(data220 && typeof data220 == "object" && !Array.isArray(data220)){
for(const key51 in data220){
if(!((key51 === "intercom") || (key51 === "frontchat"))){
const err519 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key51},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.integrations,data:data220};
if(vErrors === null){
vErrors = [err519];
}
else {
vErrors.push(err519);
}
errors++;
}
}
if(data220.intercom !== undefined){
let data221 = data220.intercom;
if(typeof data221 === "string"){
if(func3(data221) < 6){
const err520 = {instancePath:instancePath+"/integrations/intercom",schemaPath:"#/properties/integrations/properties/intercom/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:schema11.properties.integrations.properties.intercom,data:data221};
if(vErrors === null){
vErrors = [err520];
}
else {
vErrors.push(err520);
}
errors++;
}
}
else {
const err521 = {instancePath:instancePath+"/integrations/intercom",schemaPath:"#/properties/integrations/properties/intercom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.intercom.type,parentSchema:schema11.properties.integrations.properties.intercom,data:data221};
if(vErrors === null){
vErrors = [err521];
}
else {
vErrors.push(err521);
}
errors++;
}
}
if(data220.frontchat !== undefined){
let data222 = data220.frontchat;
if(typeof data222 === "string"){
if(func3(data222) < 6){
const err522 = {instancePath:instancePath+"/integrations/frontchat",schemaPath:"#/properties/integrations/properties/frontchat/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:schema11.properties.integrations.properties.frontchat,data:data222};
if(vErrors === null){
vErrors = [err522];
}
else {
vErrors.push(err522);
}
errors++;
}
}
else {
const err523 = {instancePath:instancePath+"/integrations/frontchat",schemaPath:"#/properties/integrations/properties/frontchat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.integrations.properties.frontchat.type,parentSchema:schema11.properties.integrations.properties.frontchat,data:data222};
if(vErrors === null){
vErrors = [err523];
}
else {
vErrors.push(err523);
}
errors++;
}
}
}
else {
const err524 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.integrations.type,parentSchema:schema11.properties.integrations,data:data220};
if(vErrors === null){
vErrors = [err524];
}
else {
vErrors.push(err524);
}
errors++;
}
}
if(data.theme !== undefined){
let data223 = data.theme;
if(typeof data223 !== "string"){
const err525 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.theme.type,parentSchema:schema11.properties.theme,data:data223};
if(vErrors === null){
vErrors = [err525];
}
else {
vErrors.push(err525);
}
errors++;
}
if(!(((data223 === "venus") || (data223 === "quill")) || (data223 === "prism"))){
const err526 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/enum",keyword:"enum",params:{allowedValues: schema11.properties.theme.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.theme.enum,parentSchema:schema11.properties.theme,data:data223};
if(vErrors === null){
vErrors = [err526];
}
else {
vErrors.push(err526);
}
errors++;
}
}
if(data.layout !== undefined){
let data224 = data.layout;
if(typeof data224 !== "string"){
const err527 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.layout.type,parentSchema:schema11.properties.layout,data:data224};
if(vErrors === null){
vErrors = [err527];
}
else {
vErrors.push(err527);
}
errors++;
}
if(!(((data224 === "topnav") || (data224 === "sidenav")) || (data224 === "solidSidenav"))){
const err528 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema11.properties.layout.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.layout.enum,parentSchema:schema11.properties.layout,data:data224};
if(vErrors === null){
vErrors = [err528];
}
else {
vErrors.push(err528);
}
errors++;
}
}
if(data.primaryTab !== undefined){
let data225 = data.primaryTab;
if(data225 && typeof data225 == "object" && !Array.isArray(data225)){
if(data225.name === undefined){
const err529 = {instancePath:instancePath+"/primaryTab",schemaPath:"#/properties/primaryTab/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.primaryTab.required,parentSchema:schema11.properties.primaryTab,data:data225};
if(vErrors === null){
vErrors = [err529];
}
else {
vErrors.push(err529);
}
errors++;
}
for(const key52 in data225){
if(!((key52 === "name") || (key52 === "isDefaultHidden"))){
const err530 = {instancePath:instancePath+"/primaryTab",schemaPath:"#/properties/primaryTab/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key52},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.primaryTab,data:data225};
if(vErrors === null){
vErrors = [err530];
}
else {
vErrors.push(err530);
}
errors++;
}
}
if(data225.name !== undefined){
let data226 = data225.name;
if(typeof data226 === "string"){
if(func3(data226) < 1){
const err531 = {instancePath:instancePath+"/primaryTab/name",schemaPath:"#/properties/primaryTab/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.primaryTab.properties.name,data:data226};
if(vErrors === null){
vErrors = [err531];
}
else {
vErrors.push(err531);
}
errors++;
}
}
else {
const err532 = {instancePath:instancePath+"/primaryTab/name",schemaPath:"#/properties/primaryTab/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.primaryTab.properties.name.type,parentSchema:schema11.properties.primaryTab.properties.name,data:data226};
if(vErrors === null){
vErrors = [err532];
}
else {
vErrors.push(err532);
}
errors++;
}
}
if(data225.isDefaultHidden !== undefined){
let data227 = data225.isDefaultHidden;
if(typeof data227 !== "boolean"){
const err533 = {instancePath:instancePath+"/primaryTab/isDefaultHidden",schemaPath:"#/properties/primaryTab/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.primaryTab.properties.isDefaultHidden.type,parentSchema:schema11.properties.primaryTab.properties.isDefaultHidden,data:data227};
if(vErrors === null){
vErrors = [err533];
}
else {
vErrors.push(err533);
}
errors++;
}
}
}
else {
const err534 = {instancePath:instancePath+"/primaryTab",schemaPath:"#/properties/primaryTab/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.primaryTab.type,parentSchema:schema11.properties.primaryTab,data:data225};
if(vErrors === null){
vErrors = [err534];
}
else {
vErrors.push(err534);
}
errors++;
}
}
if(data.background !== undefined){
let data228 = data.background;
if(data228 && typeof data228 == "object" && !Array.isArray(data228)){
for(const key53 in data228){
if(!(key53 === "style")){
const err535 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key53},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.background,data:data228};
if(vErrors === null){
vErrors = [err535];
}
else {
vErrors.push(err535);
}
errors++;
}
}
if(data228.style !== undefined){
let data229 = data228.style;
if(typeof data229 !== "string"){
const err536 = {instancePath:instancePath+"/background/style",schemaPath:"#/properties/background/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.properties.style.type,parentSchema:schema11.properties.background.properties.style,data:data229};
if(vErrors === null){
vErrors = [err536];
}
else {
vErrors.push(err536);
}
errors++;
}
if(!(((data229 === "gradient") || (data229 === "grid")) || (data229 === "windows"))){
const err537 = {instancePath:instancePath+"/background/style",schemaPath:"#/properties/background/properties/style/enum",keyword:"enum",params:{allowedValues: schema11.properties.background.properties.style.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.background.properties.style.enum,parentSchema:schema11.properties.background.properties.style,data:data229};
if(vErrors === null){
vErrors = [err537];
}
else {
vErrors.push(err537);
}
errors++;
}
}
}
else {
const err538 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.background.type,parentSchema:schema11.properties.background,data:data228};
if(vErrors === null){
vErrors = [err538];
}
else {
vErrors.push(err538);
}
errors++;
}
}
if(data.font !== undefined){
let data230 = data.font;
if(data230 && typeof data230 == "object" && !Array.isArray(data230)){
for(const key54 in data230){
if(!((((((key54 === "family") || (key54 === "weight")) || (key54 === "url")) || (key54 === "format")) || (key54 === "headings")) || (key54 === "body"))){
const err539 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key54},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.font,data:data230};
if(vErrors === null){
vErrors = [err539];
}
else {
vErrors.push(err539);
}
errors++;
}
}
if(data230.weight !== undefined){
if(data230.family === undefined){
const err540 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/dependencies",keyword:"dependencies",params:{property: "weight",
    missingProperty: "family",
    depsCount: 1,
    deps: "family"},message:"must have property family when property weight is present",schema:schema11.properties.font.dependencies,parentSchema:schema11.properties.font,data:data230};
if(vErrors === null){
vErrors = [err540];
}
else {
vErrors.push(err540);
}
errors++;
}
}
if(data230.url !== undefined){
if(data230.family === undefined){
const err541 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/dependencies",keyword:"dependencies",params:{property: "url",
    missingProperty: "family",
    depsCount: 2,
    deps: "family, format"},message:"must have properties family, format when property url is present",schema:schema11.properties.font.dependencies,parentSchema:schema11.properties.font,data:data230};
if(vErrors === null){
vErrors = [err541];
}
else {
vErrors.push(err541);
}
errors++;
}
if(data230.format === undefined){
const err542 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/dependencies",keyword:"dependencies",params:{property: "url",
    missingProperty: "format",
    depsCount: 2,
    deps: "family, format"},message:"must have properties family, format when property url is present",schema:schema11.properties.font.dependencies,parentSchema:schema11.properties.font,data:data230};
if(vErrors === null){
vErrors = [err542];
}
else {
vErrors.push(err542);
}
errors++;
}
}
if(data230.format !== undefined){
if(data230.family === undefined){
const err543 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/dependencies",keyword:"dependencies",params:{property: "format",
    missingProperty: "family",
    depsCount: 1,
    deps: "family"},message:"must have property family when property format is present",schema:schema11.properties.font.dependencies,parentSchema:schema11.properties.font,data:data230};
if(vErrors === null){
vErrors = [err543];
}
else {
vErrors.push(err543);
}
errors++;
}
}
if(data230.family !== undefined){
let data231 = data230.family;
if(typeof data231 !== "string"){
const err544 = {instancePath:instancePath+"/font/family",schemaPath:"#/properties/font/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.font.properties.family.type,parentSchema:schema11.properties.font.properties.family,data:data231};
if(vErrors === null){
vErrors = [err544];
}
else {
vErrors.push(err544);
}
errors++;
}
}
if(data230.weight !== undefined){
let data232 = data230.weight;
if(!(typeof data232 == "number")){
const err545 = {instancePath:instancePath+"/font/weight",schemaPath:"#/properties/font/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.properties.font.properties.weight.type,parentSchema:schema11.properties.font.properties.weight,data:data232};
if(vErrors === null){
vErrors = [err545];
}
else {
vErrors.push(err545);
}
errors++;
}
}
if(data230.url !== undefined){
let data233 = data230.url;
if(typeof data233 === "string"){
if(!pattern12.test(data233)){
const err546 = {instancePath:instancePath+"/font/url",schemaPath:"#/properties/font/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema11.properties.font.properties.url,data:data233};
if(vErrors === null){
vErrors = [err546];
}
else {
vErrors.push(err546);
}
errors++;
}
}
else {
const err547 = {instancePath:instancePath+"/font/url",schemaPath:"#/properties/font/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.font.properties.url.type,parentSchema:schema11.properties.font.properties.url,data:data233};
if(vErrors === null){
vErrors = [err547];
}
else {
vErrors.push(err547);
}
errors++;
}
}
if(data230.format !== undefined){
let data234 = data230.format;
if(typeof data234 !== "string"){
const err548 = {instancePath:instancePath+"/font/format",schemaPath:"#/properties/font/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.font.properties.format.type,parentSchema:schema11.properties.font.properties.format,data:data234};
if(vErrors === null){
vErrors = [err548];
}
else {
vErrors.push(err548);
}
errors++;
}
if(!((data234 === "woff2") || (data234 === "woff"))){
const err549 = {instancePath:instancePath+"/font/format",schemaPath:"#/properties/font/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.font.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.font.properties.format.enum,parentSchema:schema11.properties.font.properties.format,data:data234};
if(vErrors === null){
vErrors = [err549];
}
else {
vErrors.push(err549);
}
errors++;
}
}
if(data230.headings !== undefined){
let data235 = data230.headings;
if(data235 && typeof data235 == "object" && !Array.isArray(data235)){
if(data235.family === undefined){
const err550 = {instancePath:instancePath+"/font/headings",schemaPath:"#/definitions/fontDetails/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'",schema:schema32.required,parentSchema:schema32,data:data235};
if(vErrors === null){
vErrors = [err550];
}
else {
vErrors.push(err550);
}
errors++;
}
for(const key55 in data235){
if(!((((key55 === "family") || (key55 === "weight")) || (key55 === "url")) || (key55 === "format"))){
const err551 = {instancePath:instancePath+"/font/headings",schemaPath:"#/definitions/fontDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key55},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data235};
if(vErrors === null){
vErrors = [err551];
}
else {
vErrors.push(err551);
}
errors++;
}
}
if(data235.url !== undefined){
if(data235.format === undefined){
const err552 = {instancePath:instancePath+"/font/headings",schemaPath:"#/definitions/fontDetails/dependencies",keyword:"dependencies",params:{property: "url",
    missingProperty: "format",
    depsCount: 1,
    deps: "format"},message:"must have property format when property url is present",schema:schema32.dependencies,parentSchema:schema32,data:data235};
if(vErrors === null){
vErrors = [err552];
}
else {
vErrors.push(err552);
}
errors++;
}
}
if(data235.family !== undefined){
let data236 = data235.family;
if(typeof data236 === "string"){
if(func3(data236) < 1){
const err553 = {instancePath:instancePath+"/font/headings/family",schemaPath:"#/definitions/fontDetails/properties/family/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.family,data:data236};
if(vErrors === null){
vErrors = [err553];
}
else {
vErrors.push(err553);
}
errors++;
}
}
else {
const err554 = {instancePath:instancePath+"/font/headings/family",schemaPath:"#/definitions/fontDetails/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.family.type,parentSchema:schema32.properties.family,data:data236};
if(vErrors === null){
vErrors = [err554];
}
else {
vErrors.push(err554);
}
errors++;
}
}
if(data235.weight !== undefined){
let data237 = data235.weight;
if(!(typeof data237 == "number")){
const err555 = {instancePath:instancePath+"/font/headings/weight",schemaPath:"#/definitions/fontDetails/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.weight.type,parentSchema:schema32.properties.weight,data:data237};
if(vErrors === null){
vErrors = [err555];
}
else {
vErrors.push(err555);
}
errors++;
}
}
if(data235.url !== undefined){
let data238 = data235.url;
if(typeof data238 === "string"){
if(!pattern12.test(data238)){
const err556 = {instancePath:instancePath+"/font/headings/url",schemaPath:"#/definitions/fontDetails/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema32.properties.url,data:data238};
if(vErrors === null){
vErrors = [err556];
}
else {
vErrors.push(err556);
}
errors++;
}
}
else {
const err557 = {instancePath:instancePath+"/font/headings/url",schemaPath:"#/definitions/fontDetails/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.url.type,parentSchema:schema32.properties.url,data:data238};
if(vErrors === null){
vErrors = [err557];
}
else {
vErrors.push(err557);
}
errors++;
}
}
if(data235.format !== undefined){
let data239 = data235.format;
if(typeof data239 !== "string"){
const err558 = {instancePath:instancePath+"/font/headings/format",schemaPath:"#/definitions/fontDetails/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.format.type,parentSchema:schema32.properties.format,data:data239};
if(vErrors === null){
vErrors = [err558];
}
else {
vErrors.push(err558);
}
errors++;
}
if(!((data239 === "woff2") || (data239 === "woff"))){
const err559 = {instancePath:instancePath+"/font/headings/format",schemaPath:"#/definitions/fontDetails/properties/format/enum",keyword:"enum",params:{allowedValues: schema32.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.format.enum,parentSchema:schema32.properties.format,data:data239};
if(vErrors === null){
vErrors = [err559];
}
else {
vErrors.push(err559);
}
errors++;
}
}
}
else {
const err560 = {instancePath:instancePath+"/font/headings",schemaPath:"#/definitions/fontDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data235};
if(vErrors === null){
vErrors = [err560];
}
else {
vErrors.push(err560);
}
errors++;
}
}
if(data230.body !== undefined){
let data240 = data230.body;
if(data240 && typeof data240 == "object" && !Array.isArray(data240)){
if(data240.family === undefined){
const err561 = {instancePath:instancePath+"/font/body",schemaPath:"#/definitions/fontDetails/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'",schema:schema32.required,parentSchema:schema32,data:data240};
if(vErrors === null){
vErrors = [err561];
}
else {
vErrors.push(err561);
}
errors++;
}
for(const key56 in data240){
if(!((((key56 === "family") || (key56 === "weight")) || (key56 === "url")) || (key56 === "format"))){
const err562 = {instancePath:instancePath+"/font/body",schemaPath:"#/definitions/fontDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key56},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data240};
if(vErrors === null){
vErrors = [err562];
}
else {
vErrors.push(err562);
}
errors++;
}
}
if(data240.url !== undefined){
if(data240.format === undefined){
const err563 = {instancePath:instancePath+"/font/body",schemaPath:"#/definitions/fontDetails/dependencies",keyword:"dependencies",params:{property: "url",
    missingProperty: "format",
    depsCount: 1,
    deps: "format"},message:"must have property format when property url is present",schema:schema32.dependencies,parentSchema:schema32,data:data240};
if(vErrors === null){
vErrors = [err563];
}
else {
vErrors.push(err563);
}
errors++;
}
}
if(data240.family !== undefined){
let data241 = data240.family;
if(typeof data241 === "string"){
if(func3(data241) < 1){
const err564 = {instancePath:instancePath+"/font/body/family",schemaPath:"#/definitions/fontDetails/properties/family/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.family,data:data241};
if(vErrors === null){
vErrors = [err564];
}
else {
vErrors.push(err564);
}
errors++;
}
}
else {
const err565 = {instancePath:instancePath+"/font/body/family",schemaPath:"#/definitions/fontDetails/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.family.type,parentSchema:schema32.properties.family,data:data241};
if(vErrors === null){
vErrors = [err565];
}
else {
vErrors.push(err565);
}
errors++;
}
}
if(data240.weight !== undefined){
let data242 = data240.weight;
if(!(typeof data242 == "number")){
const err566 = {instancePath:instancePath+"/font/body/weight",schemaPath:"#/definitions/fontDetails/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.weight.type,parentSchema:schema32.properties.weight,data:data242};
if(vErrors === null){
vErrors = [err566];
}
else {
vErrors.push(err566);
}
errors++;
}
}
if(data240.url !== undefined){
let data243 = data240.url;
if(typeof data243 === "string"){
if(!pattern12.test(data243)){
const err567 = {instancePath:instancePath+"/font/body/url",schemaPath:"#/definitions/fontDetails/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema32.properties.url,data:data243};
if(vErrors === null){
vErrors = [err567];
}
else {
vErrors.push(err567);
}
errors++;
}
}
else {
const err568 = {instancePath:instancePath+"/font/body/url",schemaPath:"#/definitions/fontDetails/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.url.type,parentSchema:schema32.properties.url,data:data243};
if(vErrors === null){
vErrors = [err568];
}
else {
vErrors.push(err568);
}
errors++;
}
}
if(data240.format !== undefined){
let data244 = data240.format;
if(typeof data244 !== "string"){
const err569 = {instancePath:instancePath+"/font/body/format",schemaPath:"#/definitions/fontDetails/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.format.type,parentSchema:schema32.properties.format,data:data244};
if(vErrors === null){
vErrors = [err569];
}
else {
vErrors.push(err569);
}
errors++;
}
if(!((data244 === "woff2") || (data244 === "woff"))){
const err570 = {instancePath:instancePath+"/font/body/format",schemaPath:"#/definitions/fontDetails/properties/format/enum",keyword:"enum",params:{allowedValues: schema32.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.format.enum,parentSchema:schema32.properties.format,data:data244};
if(vErrors === null){
vErrors = [err570];
}
else {
vErrors.push(err570);
}
errors++;
}
}
}
else {
const err571 = {instancePath:instancePath+"/font/body",schemaPath:"#/definitions/fontDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data240};
if(vErrors === null){
vErrors = [err571];
}
else {
vErrors.push(err571);
}
errors++;
}
}
}
else {
const err572 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.font.type,parentSchema:schema11.properties.font,data:data230};
if(vErrors === null){
vErrors = [err572];
}
else {
vErrors.push(err572);
}
errors++;
}
}
if(data.rounded !== undefined){
let data245 = data.rounded;
if(typeof data245 !== "string"){
const err573 = {instancePath:instancePath+"/rounded",schemaPath:"#/properties/rounded/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.rounded.type,parentSchema:schema11.properties.rounded,data:data245};
if(vErrors === null){
vErrors = [err573];
}
else {
vErrors.push(err573);
}
errors++;
}
if(!((data245 === "default") || (data245 === "sharp"))){
const err574 = {instancePath:instancePath+"/rounded",schemaPath:"#/properties/rounded/enum",keyword:"enum",params:{allowedValues: schema11.properties.rounded.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.rounded.enum,parentSchema:schema11.properties.rounded,data:data245};
if(vErrors === null){
vErrors = [err574];
}
else {
vErrors.push(err574);
}
errors++;
}
}
if(data.sidebar !== undefined){
let data246 = data.sidebar;
if(data246 && typeof data246 == "object" && !Array.isArray(data246)){
for(const key57 in data246){
if(!(key57 === "items")){
const err575 = {instancePath:instancePath+"/sidebar",schemaPath:"#/properties/sidebar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key57},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.sidebar,data:data246};
if(vErrors === null){
vErrors = [err575];
}
else {
vErrors.push(err575);
}
errors++;
}
}
if(data246.items !== undefined){
let data247 = data246.items;
if(typeof data247 !== "string"){
const err576 = {instancePath:instancePath+"/sidebar/items",schemaPath:"#/properties/sidebar/properties/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sidebar.properties.items.type,parentSchema:schema11.properties.sidebar.properties.items,data:data247};
if(vErrors === null){
vErrors = [err576];
}
else {
vErrors.push(err576);
}
errors++;
}
if(!((((data247 === "container") || (data247 === "card")) || (data247 === "border")) || (data247 === "undecorated"))){
const err577 = {instancePath:instancePath+"/sidebar/items",schemaPath:"#/properties/sidebar/properties/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.sidebar.properties.items.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.sidebar.properties.items.enum,parentSchema:schema11.properties.sidebar.properties.items,data:data247};
if(vErrors === null){
vErrors = [err577];
}
else {
vErrors.push(err577);
}
errors++;
}
}
}
else {
const err578 = {instancePath:instancePath+"/sidebar",schemaPath:"#/properties/sidebar/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.sidebar.type,parentSchema:schema11.properties.sidebar,data:data246};
if(vErrors === null){
vErrors = [err578];
}
else {
vErrors.push(err578);
}
errors++;
}
}
if(data.topbar !== undefined){
let data248 = data.topbar;
if(data248 && typeof data248 == "object" && !Array.isArray(data248)){
for(const key58 in data248){
if(!(key58 === "style")){
const err579 = {instancePath:instancePath+"/topbar",schemaPath:"#/properties/topbar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key58},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.topbar,data:data248};
if(vErrors === null){
vErrors = [err579];
}
else {
vErrors.push(err579);
}
errors++;
}
}
if(data248.style !== undefined){
let data249 = data248.style;
if(typeof data249 !== "string"){
const err580 = {instancePath:instancePath+"/topbar/style",schemaPath:"#/properties/topbar/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.topbar.properties.style.type,parentSchema:schema11.properties.topbar.properties.style,data:data249};
if(vErrors === null){
vErrors = [err580];
}
else {
vErrors.push(err580);
}
errors++;
}
if(!((data249 === "default") || (data249 === "gradient"))){
const err581 = {instancePath:instancePath+"/topbar/style",schemaPath:"#/properties/topbar/properties/style/enum",keyword:"enum",params:{allowedValues: schema11.properties.topbar.properties.style.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.topbar.properties.style.enum,parentSchema:schema11.properties.topbar.properties.style,data:data249};
if(vErrors === null){
vErrors = [err581];
}
else {
vErrors.push(err581);
}
errors++;
}
}
}
else {
const err582 = {instancePath:instancePath+"/topbar",schemaPath:"#/properties/topbar/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.topbar.type,parentSchema:schema11.properties.topbar,data:data248};
if(vErrors === null){
vErrors = [err582];
}
else {
vErrors.push(err582);
}
errors++;
}
}
if(data.eyebrow !== undefined){
let data250 = data.eyebrow;
if(data250 && typeof data250 == "object" && !Array.isArray(data250)){
for(const key59 in data250){
if(!(key59 === "display")){
const err583 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key59},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.eyebrow,data:data250};
if(vErrors === null){
vErrors = [err583];
}
else {
vErrors.push(err583);
}
errors++;
}
}
if(data250.display !== undefined){
let data251 = data250.display;
if(typeof data251 !== "string"){
const err584 = {instancePath:instancePath+"/eyebrow/display",schemaPath:"#/properties/eyebrow/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.eyebrow.properties.display.type,parentSchema:schema11.properties.eyebrow.properties.display,data:data251};
if(vErrors === null){
vErrors = [err584];
}
else {
vErrors.push(err584);
}
errors++;
}
if(!((data251 === "section") || (data251 === "breadcrumbs"))){
const err585 = {instancePath:instancePath+"/eyebrow/display",schemaPath:"#/properties/eyebrow/properties/display/enum",keyword:"enum",params:{allowedValues: schema11.properties.eyebrow.properties.display.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.eyebrow.properties.display.enum,parentSchema:schema11.properties.eyebrow.properties.display,data:data251};
if(vErrors === null){
vErrors = [err585];
}
else {
vErrors.push(err585);
}
errors++;
}
}
}
else {
const err586 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.eyebrow.type,parentSchema:schema11.properties.eyebrow,data:data250};
if(vErrors === null){
vErrors = [err586];
}
else {
vErrors.push(err586);
}
errors++;
}
}
if(data.codeBlock !== undefined){
let data252 = data.codeBlock;
if(data252 && typeof data252 == "object" && !Array.isArray(data252)){
for(const key60 in data252){
if(!(key60 === "mode")){
const err587 = {instancePath:instancePath+"/codeBlock",schemaPath:"#/properties/codeBlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key60},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.codeBlock,data:data252};
if(vErrors === null){
vErrors = [err587];
}
else {
vErrors.push(err587);
}
errors++;
}
}
if(data252.mode !== undefined){
let data253 = data252.mode;
if(typeof data253 !== "string"){
const err588 = {instancePath:instancePath+"/codeBlock/mode",schemaPath:"#/properties/codeBlock/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.codeBlock.properties.mode.type,parentSchema:schema11.properties.codeBlock.properties.mode,data:data253};
if(vErrors === null){
vErrors = [err588];
}
else {
vErrors.push(err588);
}
errors++;
}
if(!((data253 === "auto") || (data253 === "dark"))){
const err589 = {instancePath:instancePath+"/codeBlock/mode",schemaPath:"#/properties/codeBlock/properties/mode/enum",keyword:"enum",params:{allowedValues: schema11.properties.codeBlock.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.codeBlock.properties.mode.enum,parentSchema:schema11.properties.codeBlock.properties.mode,data:data253};
if(vErrors === null){
vErrors = [err589];
}
else {
vErrors.push(err589);
}
errors++;
}
}
}
else {
const err590 = {instancePath:instancePath+"/codeBlock",schemaPath:"#/properties/codeBlock/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.codeBlock.type,parentSchema:schema11.properties.codeBlock,data:data252};
if(vErrors === null){
vErrors = [err590];
}
else {
vErrors.push(err590);
}
errors++;
}
}
if(data.isWhiteLabeled !== undefined){
let data254 = data.isWhiteLabeled;
if(typeof data254 !== "boolean"){
const err591 = {instancePath:instancePath+"/isWhiteLabeled",schemaPath:"#/properties/isWhiteLabeled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.isWhiteLabeled.type,parentSchema:schema11.properties.isWhiteLabeled,data:data254};
if(vErrors === null){
vErrors = [err591];
}
else {
vErrors.push(err591);
}
errors++;
}
}
if(data.$schema !== undefined){
let data255 = data.$schema;
if(typeof data255 !== "string"){
const err592 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.$schema.type,parentSchema:schema11.properties.$schema,data:data255};
if(vErrors === null){
vErrors = [err592];
}
else {
vErrors.push(err592);
}
errors++;
}
}
if(data.mintlify !== undefined){
let data256 = data.mintlify;
if(typeof data256 !== "string"){
const err593 = {instancePath:instancePath+"/mintlify",schemaPath:"#/properties/mintlify/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.mintlify.type,parentSchema:schema11.properties.mintlify,data:data256};
if(vErrors === null){
vErrors = [err593];
}
else {
vErrors.push(err593);
}
errors++;
}
}
}
else {
const err594 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err594];
}
else {
vErrors.push(err594);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
