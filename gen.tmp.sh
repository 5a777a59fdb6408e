cd /work/wt-c
r() { f=$1; shift; node run.tmp.mjs "$@" moves=yes > /tmp/nar/$f.txt 2>&1; echo $f; }
r sd1 game=survive-until-daylight seats=3 level=normal seed=nar-1
r sd2 game=survive-until-daylight seats=1 level=hard seed=nar-2 difficulty=easy
r sd3 game=survive-until-daylight seats=5 level=hard,normal,easy seed=nar-3 difficulty=hard
r dl1 game=dying-light seats=2 level=normal seed=nar-1
r dl2 game=dying-light seats=1 level=hard seed=nar-2 difficulty=hard scenario=sc-market
r dl3 game=dying-light seats=4 level=hard,normal,easy seed=nar-3 difficulty=easy scenario=sc-dark
r om1 game=one-month-in seats=2 level=hard seed=nar-1
r om2 game=one-month-in seats=3 level=normal seed=nar-2
r om3 game=one-month-in seats=4 level=hard,easy seed=nar-3
r od1 game=outbreak-duel seats=2 level=hard seed=nar-1 scenario=hold-sight
r od2 game=outbreak-duel seats=2 level=hard,normal seed=nar-2 scenario=bleed-block
r od3 game=outbreak-duel seats=2 level=easy,normal seed=nar-3 scenario=sight-hold
