import { unpacked } from '../../kernel/content.ts';

/** What the numbers meant in states of logs that carry no table. Never changes. */
export const FOUNDING = unpacked({
  phases: `
    upkeep harvest draw summon1 move.ordering move.marching combatDeclaration.declaring combatDeclaration.ordering
    combatResolution.responding combatResolution.striking summon2 end over
  `,
  cards: `
    soot-prentice#1lhlr8i smoke-adder#10meljb borrowed-shade#433dus night-shift-owl#12pv5o0 ember-leech#159z3q1 blotting-octopus#q1o3p9
    slagbraid-crone#16zs2za crucible-drinker#gyy1gh rill-skimmer#1wtx8v2 quench-raven#114rbn scald-falcon#1ymzxnd weir-strider#1pm46d4
    gauge-heron#103ba96 sluice-walrus#1ra4sti rustwing-drake#z6hdz0 deepwell-serpent#8cmi7f cinder-vixen#c2dyev slagfoot-stag#1bj5xlq
    pack-kindler#yij41q spark-lancer#5ufs6g powderback-boar#gl03md kiln-charger#czwb4b slag-titan#qk1nig old-furnace#eujb9b
    sporecap#o4auw8 tumbleram#4dwm0m wallroot-tortoise#mbdga7 copse-howler#2cifvx ridgeback-golem#a6gd4r mulch-matron#kbbq6w
    mossback-mammoth#1ftr4co elder-kilnbark#1srufo lantern-beetle#mtibgu gate-sergeant#lb3ar3 toll-gargoyle#qz5dh1
    quicklime-reeve#1flr1il ingot-golem#bwtslz bellfounder#uh7kxx unmelted-relic#16wpm0p walking-belfry#1a2djw3 tin-errand#1aqmva7
    clay-footman#5tvrah tinplate-porter#2cpu0u draft-automaton#lqxpnv smokescreen#1nanl0w sealed-orders#ue7rkn foreclose#1xbfvir
    struck-from-the-ledger#1s6zm5w douse#1ppvdan slack-water#1h6dqsx backflow#65ijp6 boiler-burst#16ae7tr flint-spark#gxjihw
    settle-it-outside#qn62ds wildfire-season#p1nloo quarry-charge#5osny1 graft#1bfxd10 verdant-temper#1nwfy4r rampart-rite#2a72lc
    overgrowth#1o3uowv mend-the-hinges#ukc2az temper-in-oil#qfi4jf levy#189ble0 edict-of-weight#1hjre5p survey-flare#hrdx4
    strongbox#1ujb0k0 strike-notice#1d9jbh2 recast#1rsr1un whisper-wire#178jqew venom-awl#1toqkd cork-boots#h1uhgh rime-shackles#1tvvb8x
    bellows-harness#1h74o98 sparkpoint-lance#1wet2kz barkplate#112ovrc burr-maul#1vwxdvp bell-plate#u0m10g tithe-hook#1p1ryc3
    spare-nut#1byj0j4 siege-frame#15ggfk1 maud-sablewick#vobro5 corvin-deepladle#15nune7 tessa-quickflint#jrok4u oldmother-burl#f2tfoa
    provost-keel#ls8jc orsa-bellgrave#1an0dh7 gloomseam-mole#1na6r1m sluice-beaver#ai94m2 kiln-newt#1fzbcjx seam-badger#1y4rgoi
    toll-donkey#1rehykd seam-digger#ko78j5 night-assayer#1mer00c mosslet#od39fc cinderling#nmx522 brickling#179nmoe
  `,
  texts: `
    soot-prentice/0 borrowed-shade/0 night-shift-owl/0 ember-leech/0 blotting-octopus/0 crucible-drinker/0 quench-raven/0 weir-strider/0
    gauge-heron/0 sluice-walrus/0 rustwing-drake/0 deepwell-serpent/0 spark-lancer/0 powderback-boar/0 kiln-charger/0 slag-titan/0
    sporecap/0 ridgeback-golem/0 mulch-matron/0 elder-kilnbark/0 lantern-beetle/0 toll-gargoyle/0 ingot-golem/0 bellfounder/0
    unmelted-relic/0 walking-belfry/0 tinplate-porter/0 draft-automaton/0 smokescreen/0 sealed-orders/0 foreclose/0
    struck-from-the-ledger/0 douse/0 slack-water/0 backflow/0 boiler-burst/0 flint-spark/0 settle-it-outside/0 wildfire-season/0
    quarry-charge/0 graft/0 verdant-temper/0 rampart-rite/0 overgrowth/0 mend-the-hinges/0 temper-in-oil/0 levy/0 edict-of-weight/0
    survey-flare/0 strongbox/0 strike-notice/0 recast/0 cork-boots/0 burr-maul/0 siege-frame/0 maud-sablewick/0 corvin-deepladle/0
    corvin-deepladle/1 tessa-quickflint/0 oldmother-burl/0 provost-keel/0 provost-keel/1 orsa-bellgrave/0
  `,
  keywords: `
    adapt brilliance defender entry haste indestructible lethal memento quickStrike revealed siphon sloth spellbound splash taunt
    unimpeded unity untargetable worker
  `,
  triggers: `
    entry memento spellbound
  `,
  tiles: `
    blank mineral grass sensor wall strife base
  `,
  baseAbilities: `
    summonCommander summonPrimaryWorker summonSecondaryWorker raiseForge
  `,
});
