import { textNodes } from '../../page/mdx/nodeTypes.ts';
import { replacement } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { type PageRule, pageFix } from '../engine/rule.ts';

/** Not within an address, a time or a name of code such as `std::key::x`. */
const shortcode = /(?<![\w:/."\\]):([a-z0-9_+-]+):(?![\w:/"])/g;

export const literalEmoji: PageRule = {
  meta: {
    id: 'text/literal-emoji',
    title: 'Emoji name shown as text',
    severity: 'warning',
    summary: 'the name of an emoji between colons, which readers see as text',
    timing: 'whenTyped',
    fixes: { needReview: true },
  },
  *check(context) {
    const { text, parsed } = context.page;
    for (const { 0: written, 1: name = '', index } of text.matchAll(shortcode)) {
      const emoji = emojiByName.get(name);
      if (emoji === undefined || !textNodes.test(parsed.tree.resolveInner(index, 1).name)) continue;
      const range = { start: index, end: index + written.length };
      yield {
        range,
        message: `Readers see ${code(written)}, since the platform doesn’t replace emoji names. Write ${emoji}.`,
        fixes: () => [pageFix(context, `Change to ${emoji}`, [replacement(range, emoji)], { preferred: true })],
      };
    }
  },
};

/** The names of emoji in chats and changelogs that are used most, and no others: a name of code may look the same. */
const names =
  'tada 🎉 rocket 🚀 sparkles ✨ bug 🐛 fire 🔥 star ⭐ star2 🌟 zap ⚡ warning ⚠️ boom 💥 memo 📝 book 📖 books 📚 bulb 💡 ' +
  'bell 🔔 lock 🔒 key 🔑 wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️ gear ⚙️ package 📦 art 🎨 lipstick 💄 ' +
  'white_check_mark ✅ heavy_check_mark ✔️ x ❌ no_entry ⛔ no_entry_sign 🚫 exclamation ❗ question ❓ heart ❤️ ' +
  'green_heart 💚 blue_heart 💙 purple_heart 💜 broken_heart 💔 wave 👋 eyes 👀 clap 👏 pray 🙏 muscle 💪 raised_hands 🙌 ' +
  'ok_hand 👌 point_right 👉 point_left 👈 point_down 👇 point_up ☝️ thumbsup 👍 thumbsdown 👎 +1 👍 -1 👎 smile 😄 smiley 😃 ' +
  'grin 😁 grinning 😀 joy 😂 rofl 🤣 laughing 😆 wink 😉 blush 😊 slightly_smiling_face 🙂 heart_eyes 😍 sunglasses 😎 ' +
  'thinking 🤔 thinking_face 🤔 cry 😢 sob 😭 scream 😱 sweat_smile 😅 confused 😕 partying_face 🥳 hugs 🤗 exploding_head 🤯 robot 🤖 ' +
  'ghost 👻 skull 💀 alien 👽 poop 💩 100 💯 construction 🚧 recycle ♻️ wastebasket 🗑️ arrow_up ⬆️ arrow_down ⬇️ arrow_right ➡️ ' +
  'arrow_left ⬅️ heavy_plus_sign ➕ heavy_minus_sign ➖ link 🔗 mag 🔍 computer 💻 iphone 📱 email 📧 envelope ✉️ phone ☎️ ' +
  'globe_with_meridians 🌐 earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 rainbow 🌈 sunny ☀️ cloud ☁️ snowflake ❄️ ' +
  'hourglass ⌛ alarm_clock ⏰ stopwatch ⏱️ calendar 📆 date 📅 chart_with_upwards_trend 📈 bar_chart 📊 clipboard 📋 pushpin 📌 ' +
  'round_pushpin 📍 paperclip 📎 pencil 📝 pencil2 ✏️ mega 📣 loudspeaker 📢 speech_balloon 💬 trophy 🏆 medal 🏅 gift 🎁 ' +
  'balloon 🎈 confetti_ball 🎊 dart 🎯 checkered_flag 🏁 triangular_flag_on_post 🚩 moneybag 💰 dollar 💵 credit_card 💳 gem 💎 ' +
  'coffee ☕ beer 🍺 beers 🍻 pizza 🍕 cake 🍰 apple 🍎 penguin 🐧 snake 🐍 whale 🐳 crab 🦀 octopus 🐙 unicorn 🦄 dog 🐶 cat 🐱 ' +
  'turtle 🐢 bee 🐝 seedling 🌱 evergreen_tree 🌲 house 🏠 office 🏢 hospital 🏥 airplane ✈️ ship 🚢 car 🚗 bus 🚌 ambulance 🚑 ' +
  'rotating_light 🚨 information_source ℹ️ shield 🛡️ microscope 🔬 telescope 🔭 test_tube 🧪 dna 🧬 brain 🧠 magic_wand 🪄 ' +
  'mailbox 📫 inbox_tray 📥 outbox_tray 📤 file_folder 📁 open_file_folder 📂 page_facing_up 📄 floppy_disk 💾 camera 📷 movie_camera 🎥';

const words = names.split(' ');

/** Their characters by their names. */
const emojiByName: ReadonlyMap<string, string> = new Map(
  words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1] ?? ''] as const] : [])),
);
